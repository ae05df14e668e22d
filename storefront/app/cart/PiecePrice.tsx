import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { Card } from "./cards.server.ts";

interface PiecePriceProps {
  card: Pick<Card, "quantity" | "unitPrice" | "price" | "discounted" | "discountAmount" | "discountPrice">;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth; null says no share. */
  discountShare: number | null;
}

/** The price of a piece, or of several with the number; with a discount the original price, what comes off it, and what is left. */
export function PiecePrice({ card, discountShare }: PiecePriceProps) {
  const { t } = useTranslation();
  const { euro, percent } = useMoney();
  const discounted = card.discountAmount > 0;
  return (
    <dl className="figures col-start-2 mt-2 sm:col-start-3 sm:mt-0 sm:text-right">
      {card.quantity > 1 ? (
        <>
          <dt className="sr-only">{t("quantity.label")}</dt>
          <dd className="text-small text-muted">
            {t("quantity.unit", { count: card.quantity, price: euro(card.unitPrice) })}
          </dd>
        </>
      ) : null}
      <dt className="sr-only">{t(discounted ? "cart.originalPrice" : "cart.price")}</dt>
      <dd className={discounted ? "text-small text-muted line-through" : "text-lead font-[640]"}>
        {euro(card.price)}
      </dd>
      {discounted ? (
        <>
          <dt className="inline text-small text-good">
            {discountShare === null
              ? t("cart.lineDiscount")
              : t("cart.discount", { percent: percent(discountShare) })}{" "}
            {card.discounted < card.quantity
              ? `${t("quantity.discountOn", { count: card.discounted, all: card.quantity })} `
              : null}
          </dt>
          <dd className="inline text-small whitespace-nowrap text-good">{euro(-card.discountAmount)}</dd>
          <dt className="sr-only">{t("cart.discountPrice")}</dt>
          <dd className="text-lead font-[640]">{euro(card.discountPrice)}</dd>
        </>
      ) : null}
    </dl>
  );
}
