import { defaultConfiguration, priceOf } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../configurator/address/address.ts";
import { CONFIGURABLE_KINDS } from "../configurator/kinds.ts";
import { KIND_PAGES } from "../configurator/pages.ts";
import { announceStep } from "../found/pages.server.ts";
import { foundWords } from "../found/words.server.ts";
import { KindPicture } from "../home/KindPicture.tsx";
import { kindPicture } from "../home/kindPictures.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { useMoney } from "../money/useMoney.ts";
import { usePagePath } from "../screen/useScreen.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [language, t, { prices }] = await Promise.all([
    languageOf(request),
    textsOf(request),
    context.commerce.prices(),
  ]);
  const title = t("configurator.chooser.title");
  announceStep({ title, language, t }, request, context);
  return {
    title,
    description: foundWords[language].chooser,
    pieces: CONFIGURABLE_KINDS.map((kind) => {
      const piece = defaultConfiguration(kind);
      return {
        kind,
        picture: kindPicture(kind),
        query: queryOf(kind, piece).toString(),
        price: priceOf(kind, piece, prices).price,
      };
    }),
  };
}

/** What one can have built: each kind with its drawing and what it costs as it is shown. */
export default function Chooser() {
  const { pieces } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-12 desk:px-8 desk:pt-10">
      <h1>{t("configurator.chooser.heading")}</h1>
      <p className="mt-2 mb-6 max-w-[58ch] desk:mb-8">{t("configurator.chooser.lead")}</p>
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-3 desk:gap-6">
        {pieces.map(({ kind, picture, query, price }, index) => (
          <li key={kind}>
            <Link
              to={page(KIND_PAGES[kind])}
              prefetch="intent"
              viewTransition
              className="sheet group grid h-full content-between overflow-hidden no-underline"
            >
              <KindPicture
                picture={picture}
                drawing={`/drawing/${kind}?${query}`}
                alt=""
                sizes="(min-width: 813px) 31vw, 46vw"
                priority={index === 0}
              />
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line bg-sheet px-3 py-2.5 desk:px-4 desk:py-3">
                <span className="heading font-[600]">{t(`cart.kind.${kind}`)}</span>
                <span className="figures text-small">
                  {t("configurator.chooser.price", { price: euro(price) })}
                </span>
                <span className="w-full text-small text-muted">{t(`configurator.of.${kind}.teaser`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
