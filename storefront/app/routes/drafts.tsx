import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { DraftCard } from "../drafts/DraftCard.tsx";
import { type Draft, removeDraft, restoreDraft } from "../drafts/deviceDrafts.ts";
import { useDrafts } from "../drafts/useDrafts.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { CHOOSER } from "../piece/pages.ts";
import { pageTitle } from "../seo/title.ts";
import { toast } from "../toast/toasts.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const [t, { prices }, colors] = await Promise.all([
    textsOf(request),
    context.commerce.prices(),
    context.content.standardColors(language),
  ]);
  return { title: t("drafts.title"), prices, colors };
}

/** The designs kept on this device. The server knows none of them: without scripts the page says so. */
export default function Drafts() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const drafts = useDrafts();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (draft: Draft) => {
    removeDraft(draft);
    // The button that had the focus has gone with its card.
    heading.current?.focus();
    toast((t) => t("drafts.removed"), { say: (t) => t("cart.undo"), run: () => restoreDraft(draft) });
  };
  const lists = [
    { title: t("drafts.keptHeading"), drafts: drafts?.kept ?? [] },
    { title: t("drafts.lastHeading"), drafts: drafts?.last ?? [] },
  ].filter((list) => list.drafts.length > 0);
  return (
    <div className="mx-auto min-h-[70dvh] max-w-page px-4 pt-6 pb-12 desk:px-8 desk:pt-10">
      <h1 ref={heading} tabIndex={-1}>
        {t("drafts.title")}
      </h1>
      <p className="mt-2 max-w-[58ch]">{t("drafts.lead")}</p>
      <p className="notice without-script mt-6">{t("drafts.needScripts")}</p>
      {drafts && lists.length === 0 ? (
        <div className="paper mt-8 grid justify-items-center gap-4 px-6 py-12 text-center">
          <h2 className="text-lead">{t("drafts.emptyHeading")}</h2>
          <p className="max-w-[46ch]">{t("drafts.empty")}</p>
          <Link to={CHOOSER} className="button button-main">
            {t("cart.emptyLink")}
          </Link>
        </div>
      ) : null}
      {lists.map((list) => (
        <section key={list.title} className="mt-8">
          <h2 className="mb-4 text-title">{list.title}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3 desk:gap-6">
            {list.drafts.map((draft) => (
              <DraftCard
                key={`${draft.kind}?${draft.query}`}
                draft={draft}
                prices={page.prices}
                colors={page.colors}
                onRemove={remove}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
