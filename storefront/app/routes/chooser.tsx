import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KindPicture } from "../home/KindPicture.tsx";
import { shownPicture } from "../home/kindPictures.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { PATHS } from "../language/paths.ts";
import { servedWords } from "../language/servedWords.server.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/money.ts";
import { CONFIGURABLE_KINDS } from "../piece/kinds.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { pageTitle } from "../seo/head.ts";
import { announceStep } from "../seo/pages.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t, { prices, offSale }] = await Promise.all([
    languageOf(request),
    textsOf(request),
    context.commerce.prices(),
  ]);
  const title = t("configurator.chooser.title");
  announceStep({ title, language, t }, request, context);
  return {
    title,
    description: servedWords[language].found.chooser,
    pieces: CONFIGURABLE_KINDS.filter((kind) => !offSale.includes(kind)).map((kind) =>
      shownPicture(kind, prices, t, language),
    ),
  };
}

/** What one can have built: each kind with its drawing and what it costs as it is shown. */
export default function Chooser() {
  const { pieces } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  const language = useLanguage();
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-12 desk:px-8 desk:pt-10">
      <h1>{t("configurator.chooser.heading")}</h1>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 desk:mb-6">
        <div className="mt-2 grid max-w-[58ch] gap-1">
          <p>{t("configurator.chooser.lead")}</p>
          {/* § 6 PAngV: wherever a price stands that one orders at. */}
          <p className="text-small text-muted">{t("configurator.chooser.allPrices")}</p>
        </div>
        <Link to={PATHS.drafts[language]} className="button button-quiet text-small">
          {t("drafts.title")}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-3 desk:gap-6">
        {pieces.map((shown, index) => (
          <li key={shown.kind}>
            <Link
              to={`${page(KIND_PAGES[shown.kind])}?${shown.query}`}
              prefetch="intent"
              viewTransition
              aria-labelledby={`${shown.kind}-words`}
              className="sheet group grid h-full content-between overflow-hidden no-underline"
            >
              <KindPicture shown={shown} sizes="(min-width: 813px) 31vw, 46vw" priority={index === 0} />
              <span
                id={`${shown.kind}-words`}
                className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line bg-sheet px-3 py-2.5 desk:px-4 desk:py-3"
              >
                <span className="heading font-[600]">{t(`cart.kind.${shown.kind}`)}</span>{" "}
                <span className="figures text-small">
                  {t("configurator.chooser.price", { price: euro(shown.price) })}
                </span>{" "}
                <span className="w-full text-small text-muted">
                  {t(`configurator.of.${shown.kind}.teaser`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
