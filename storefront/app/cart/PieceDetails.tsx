import { useTranslation } from "react-i18next";
import { useMoney } from "../money/money.ts";
import { photoAddress } from "../piece/pages.ts";
import { Swatch } from "../piece/Swatch.tsx";
import type { Card } from "./cards.server.ts";
import { usePieceFacts } from "./pieceWords.ts";
import { WholeParts } from "./Sums.tsx";

/** What a piece is like: measures, frame, colour, planks. */
export function PieceFacts({ card }: { card: Card }) {
  const facts = usePieceFacts(card);
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-small max-[22rem]:gap-x-2">
      {facts.map(({ label, value, hex }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className={`figures wrap-anywhere hyphens-none ${hex ? "flex" : ""}`}>
            {hex ? <ColorMark hex={hex} /> : null}
            <span>
              <WholeParts text={value} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ColorMark({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="mt-1 mr-1.5 h-3 w-3 flex-none">
      <rect x=".5" y=".5" width="11" height="11" rx="1" fill={hex} stroke="#857a6a" />
    </svg>
  );
}

/** The photograph of a piece with its own planks; a sample is its colour. */
export function PiecePicture({ card }: { card: Card }) {
  return (
    <div className="sheet grid place-items-center self-start overflow-hidden">
      {card.query ? (
        <img
          src={photoAddress(card.kind, card.query)}
          alt=""
          width={640}
          height={480}
          className="h-auto w-full"
        />
      ) : (
        <span className="p-3">
          <Swatch hex={card.color?.hex ?? "#E8D7AC"} />
        </span>
      )}
    </div>
  );
}

interface PiecePriceProps {
  card: Pick<Card, "quantity" | "unitPrice" | "price" | "discounted" | "discountAmount" | "discountPrice">;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth; null says no share. */
  discountShare: number | null;
}

/** The price of a piece, or of several with the number; with a discount the original price, what comes off it, and what is left. In a wide container it stands beside the facts. */
export function PiecePrice({ card, discountShare }: PiecePriceProps) {
  const { t } = useTranslation();
  const { euro, percent } = useMoney();
  const discounted = card.discountAmount > 0;
  return (
    <dl className="piece-price figures">
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
