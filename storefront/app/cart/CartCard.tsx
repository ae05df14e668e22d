import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withLine } from "../configurator/address/line.ts";
import { pageOfKind } from "../configurator/pages.ts";
import { usePagePath } from "../screen/useScreen.ts";
import type { Card } from "./cards.server.ts";
import { PieceFacts } from "./PieceFacts.tsx";
import { PiecePicture } from "./PiecePicture.tsx";
import { PiecePrice } from "./PiecePrice.tsx";
import { usePieceName } from "./pieceWords.ts";

interface CartCardProps {
  card: Card;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth. */
  discountShare: number;
  onRemove: (card: Card) => void;
}

/** One piece in the cart, like a line of a craftsman's bill. */
export function CartCard({ card, discountShare, onRemove }: CartCardProps) {
  const { t } = useTranslation();
  const page = usePagePath();
  const configurator = pageOfKind(card.kind);
  const name = usePieceName(card);
  return (
    <li className="piece grid grid-cols-[6.5rem_1fr] gap-x-4 border-b border-line py-5 sm:grid-cols-[10rem_1fr_auto] desk:gap-x-6">
      <PiecePicture card={card} />
      <div>
        <h2>{t(`cart.kind.${card.kind}`)}</h2>
        <PieceFacts card={card} />
        <p className="mt-1.5 text-small text-muted">
          {t(card.madeToMeasure ? "madeToMeasure.cart" : "madeToMeasure.cartReturnable")}
        </p>
      </div>
      <PiecePrice card={card} discountShare={discountShare} />
      <GonePlanks card={card} />
      <p className="col-span-full mt-1 flex gap-4 sm:col-start-2 no-print">
        {card.query && configurator ? (
          <Link
            to={`${page(configurator)}?${withLine(card.query, card.id)}`}
            className="button button-quiet text-small"
            aria-label={t("cart.editNamed", { name })}
          >
            {t("cart.edit")}
          </Link>
        ) : null}
        <button
          type="submit"
          name="intent"
          value={`remove:${card.id}`}
          formNoValidate
          className="button button-quiet text-small"
          aria-label={t("cart.removeNamed", { name })}
          onClick={(event) => {
            event.preventDefault();
            onRemove(card);
          }}
        >
          {t("cart.remove")}
        </button>
      </p>
    </li>
  );
}

/** The piece stays as it was designed; the shopper picks another plank or lets it go. */
function GonePlanks({ card }: { card: Card }) {
  const { t } = useTranslation();
  if (card.planksGone.length === 0) return null;
  const titles = card.planksGone.map((title) => t("cart.quoted", { title })).join(", ");
  return (
    <div role="status" className="notice notice-fault col-span-full mt-3 text-small">
      <p className="font-[640]">{t("cart.planksGone", { titles })}</p>
      <p>{t("cart.planksGoneEdit")}</p>
    </div>
  );
}
