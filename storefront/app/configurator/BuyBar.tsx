import type { Price, Prices } from "@planke46/furniture-rules";
import { useNavigation } from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { Breakdown } from "./Breakdown.tsx";
import type { ConfigurableKind, Piece } from "./kinds.ts";
import { StepBar } from "./StepBar.tsx";
import { useCountedPrice } from "./useCountedPrice.ts";

/** The id of the button, which the focus comes back to. */
export const ADD_TO_CART = "add-to-cart";

interface BuyBarProps {
  kind: ConfigurableKind;
  piece: Piece;
  price: Price;
  prices: Prices;
  deliveryWeeks: number;
  /** The piece takes the place of one in the cart. */
  changing: boolean;
}

/** Price with its bill and the button, always in sight: under the thumb on a phone, at the foot on a desktop. */
export function BuyBar({ kind, piece, price, prices, deliveryWeeks, changing }: BuyBarProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const counted = useCountedPrice(price.price);
  const { state, formMethod } = useNavigation();
  const action = changing ? "configurator.saveChange" : "configurator.addToCart";
  const adding = state !== "idle" && formMethod === "POST";
  return (
    <div className="buy-bar">
      <StepBar kind={kind} />
      <p className="sr-only" role="status">
        {t("configurator.price")}: {euro(price.price)}
      </p>
      <div className="flex items-center justify-between gap-3">
        <details className="bill" onKeyDown={closeOnEscape}>
          <summary>
            <span aria-hidden="true" className="figures block text-title leading-none font-[680]">
              {euro(counted)}
            </span>
            <span className="bill-word">
              {t("configurator.bill")}
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 13l6-6 6 6" stroke="currentColor" strokeWidth="2" fill="none" />
              </svg>
            </span>
          </summary>
          <Breakdown kind={kind} piece={piece} price={price} prices={prices} />
        </details>
        <button
          id={ADD_TO_CART}
          type="submit"
          formMethod="post"
          className="button button-main"
          disabled={adding}
        >
          {t(adding ? "configurator.adding" : action)}
        </button>
      </div>
      <p className="buy-note">{t("configurator.priceNote", { weeks: deliveryWeeks })}</p>
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
