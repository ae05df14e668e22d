import { defaultConfiguration, priceOf } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../configurator/address/address.ts";
import { CONFIGURABLE_KINDS } from "../configurator/kinds.ts";
import { KIND_PAGES } from "../configurator/pages.ts";
import { textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { useMoney } from "../money/useMoney.ts";
import { usePagePath } from "../screen/useScreen.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, { prices }] = await Promise.all([textsOf(request), context.commerce.prices()]);
  return {
    title: t("configurator.chooser.title"),
    pieces: CONFIGURABLE_KINDS.map((kind) => {
      const piece = defaultConfiguration(kind);
      return { kind, query: queryOf(kind, piece).toString(), price: priceOf(kind, piece, prices).price };
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
        {pieces.map(({ kind, query, price }) => (
          <li key={kind}>
            <Link
              to={page(KIND_PAGES[kind])}
              prefetch="intent"
              className="sheet group grid h-full content-between overflow-hidden no-underline"
            >
              <img
                src={`/drawing/${kind}?${query}`}
                alt=""
                width={640}
                height={480}
                className="block h-auto w-full transition-transform duration-250 ease-board group-hover:scale-[1.02]"
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
