import { type Prices, priceOf } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type Draft, removeDraft, restoreDraft, useDrafts } from "../drafts/deviceDrafts.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/money.ts";
import { queryOf } from "../piece/address/address.ts";
import { pieceText } from "../piece/facts.ts";
import { CHOOSER, KIND_PAGES } from "../piece/pages.ts";
import { type ColorChoice, pagePalette } from "../piece/palette.ts";
import { useColorName } from "../piece/useColorName.ts";
import { designIn, designQuery } from "../piece/wish/address.ts";
import { usePagePath } from "../screen/useScreen.ts";
import { pageTitle } from "../seo/head.ts";
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
      <p className="mt-2 max-w-[58ch]">
        {t("drafts.lead")} {t("configurator.chooser.allPrices")}
      </p>
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

interface DraftCardProps {
  draft: Draft;
  /** What the server counts with today. */
  prices: Prices;
  colors: ColorChoice[];
  onRemove: (draft: Draft) => void;
}

/** A design with its drawing and what it costs today. */
function DraftCard({ draft, prices, colors, onRemove }: DraftCardProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const language = useLanguage();
  const { kind } = draft;
  // A design is read as any link is: what can no longer be built becomes the nearest that can.
  const design = useMemo(
    () => designIn(kind, new URLSearchParams(draft.query), pagePalette(colors)),
    [kind, draft.query, colors],
  );
  const { piece } = design;
  const { price } = priceOf(kind, piece, prices);
  const path = usePagePath()(KIND_PAGES[kind]);
  const query = designQuery(kind, design, null);
  const shown = queryOf(kind, piece).toString();
  const name = pieceText(kind, piece, useColorName(piece, colors), t, language);
  const [, ...facts] = name.split(", ");
  return (
    <li className="paper grid grid-rows-[auto_1fr_auto] overflow-hidden">
      <Link to={`${path}?${query}`} tabIndex={-1} aria-hidden="true" className="draft-drawing sheet">
        <img src={`/drawing/${kind}?${shown}&measures=1`} alt="" width={640} height={480} loading="lazy" />
      </Link>
      <div className="flex items-baseline justify-between gap-4 px-4 pt-3">
        <div>
          <h3 className="text-lead">{t(`cart.kind.${kind}`)}</h3>
          <p className="text-small text-muted hyphens-none">{facts.join(", ")}</p>
        </div>
        <p className="figures font-[640]">
          <span className="sr-only">{t("drafts.priceToday")} </span>
          {euro(price)}
        </p>
      </div>
      <DraftForm {...{ draft, path, query, shown, price, name, onRemove }} />
    </li>
  );
}

interface DraftFormProps extends Pick<DraftCardProps, "draft" | "onRemove"> {
  /** Of its configurator. */
  path: string;
  /** The design as an address keeps it. */
  query: string;
  /** The piece as the card shows it. */
  shown: string;
  price: number;
  name: string;
}

/** What can be done with a design. */
function DraftForm({ draft, path, query, shown, price, name, onRemove }: DraftFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Form
      method="post"
      action={path}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 pt-3 pb-3 sm:gap-x-3"
    >
      {[...new URLSearchParams(query)].map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <input type="hidden" name="shownFor" value={shown} />
      <input type="hidden" name="shownPrice" value={price} />
      <button
        type="submit"
        className="button button-main text-small sm:px-4!"
        aria-label={t("drafts.toCartNamed", { name })}
      >
        {t("configurator.addToCart")}
      </button>
      <Link
        to={`${path}?${query}`}
        className="button button-quiet text-small"
        aria-label={t("drafts.openNamed", { name })}
      >
        {t("drafts.open")}
      </Link>
      <Link
        to={`${PATHS.sendDesign[language]}?kind=${draft.kind}&${query}`}
        className="button button-quiet text-small"
        aria-label={t("drafts.send.linkNamed", { name })}
      >
        {t("drafts.send.link")}
      </Link>
      <button
        type="button"
        className="button button-quiet text-small"
        aria-label={t("drafts.removeNamed", { name })}
        onClick={() => onRemove(draft)}
      >
        {t("cart.remove")}
      </button>
    </Form>
  );
}
