import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { WithdrawalDraft } from "../commerce/inquiries.server.ts";
import { Declaration } from "./Declaration.tsx";

/** Second step: everything once more, and the button that declares it. */
export function WithdrawalReview({ draft }: { draft: WithdrawalDraft }) {
  const { t } = useTranslation();
  const { state, formData } = useNavigation();
  const confirming = state !== "idle" && formData?.get("intent") === "confirm";
  const typed = {
    draft: draft.id,
    name: draft.name,
    orderNumber: draft.order_number,
    email: draft.email,
    scope: draft.scope,
    pieces: draft.pieces ?? "",
    text: draft.text ?? "",
  };
  return (
    <Form method="post" className="paper grid gap-5 p-5 desk:p-8">
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Declaration declared={draft} />
      <p>{t("withdrawal.reviewText")}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          name="intent"
          value="confirm"
          className="button button-main"
          disabled={confirming}
        >
          {confirming ? t("withdrawal.confirming") : t("withdrawal.confirm")}
        </button>
        <button type="submit" name="intent" value="change" className="button">
          {t("withdrawal.change")}
        </button>
      </div>
    </Form>
  );
}
