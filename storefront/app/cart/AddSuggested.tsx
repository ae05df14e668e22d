import { useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SuggestedPiece } from "../sets/SuggestedPiece.tsx";
import type { Suggestion } from "../sets/suggestion.server.ts";
import type { cartAction } from "./cartActions.server.ts";

/** The suggestion inside the cart's form: one press puts it there, which without scripts sends the whole form. */
export function AddSuggested({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<typeof cartAction>({ key: "suggested" });
  return (
    <SuggestedPiece suggestion={suggestion}>
      <button
        type="submit"
        name="intent"
        value="suggested"
        formNoValidate
        className="button text-small"
        aria-label={t("sets.addNamed", { name: t(`sets.title.${suggestion.kind}`) })}
        disabled={fetcher.state !== "idle"}
        onClick={(event) => {
          event.preventDefault();
          fetcher.submit({ intent: "suggested" }, { method: "post", action: "/cartDesktop" });
        }}
      >
        {t("sets.add")}
      </button>
      {fetcher.data?.notice && fetcher.state === "idle" ? (
        <span role="alert" className="fault w-full">
          {fetcher.data.notice}
        </span>
      ) : null}
    </SuggestedPiece>
  );
}
