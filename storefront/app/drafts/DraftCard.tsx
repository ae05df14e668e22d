import { type Prices, priceOf } from "@planke46/furniture-rules";
import { Form, Link } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/useMoney.ts";
import { queryOf } from "../piece/address/address.ts";
import type { ColorChoice } from "../piece/colorChoice.ts";
import { pieceText } from "../piece/facts.ts";
import { KIND_PAGES } from "../piece/pages.ts";
import { pagePalette } from "../piece/palette.ts";
import { useColorName } from "../piece/useColorName.ts";
import { designIn, designQuery } from "../piece/wish/address.ts";
import { usePagePath } from "../screen/useScreen.ts";
import type { Draft } from "./deviceDrafts.ts";

interface DraftCardProps {
  draft: Draft;
  /** What the server counts with today. */
  prices: Prices;
  colors: ColorChoice[];
  onRemove: (draft: Draft) => void;
}

/** A design with its drawing and what it costs today. */
export function DraftCard({ draft, prices, colors, onRemove }: DraftCardProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const page = usePagePath();
  const language = useLanguage();
  const { kind } = draft;
  // A design is read as any link is: what can no longer be built becomes the nearest that can.
  const design = useMemo(
    () => designIn(kind, new URLSearchParams(draft.query), pagePalette(colors)),
    [kind, draft.query, colors],
  );
  const { piece } = design;
  const { price } = priceOf(kind, piece, prices);
  const path = page(KIND_PAGES[kind]);
  const query = designQuery(kind, design, null);
  const shown = queryOf(kind, piece).toString();
  const name = pieceText(kind, piece, useColorName(piece, colors), t);
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
          to={`${PATHS.sendDesign[language]}?kind=${kind}&${query}`}
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
    </li>
  );
}
