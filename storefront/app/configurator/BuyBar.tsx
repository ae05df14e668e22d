import { hasPickedPlanks, type Price, type Prices, weeksInWords } from "@planke46/furniture-rules";
import { useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/useMoney.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { Breakdown } from "./Breakdown.tsx";
import { CountField } from "./CountField.tsx";
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
  /** The number of equal pieces in the page's address. */
  count: number;
  /** The line that was just added. */
  addedLine: string | null;
}

/** Price with its bill and the button, always in sight: under the thumb on a phone, at the foot on a desktop. */
export function BuyBar(props: BuyBarProps) {
  const { kind, piece, price, prices, deliveryWeeks, changing } = props;
  const { t } = useTranslation();
  const { euro } = useMoney();
  const language = useLanguage();
  const counted = useCountedPrice(price.price);
  const [count, setCount] = useState(props.count);
  const { state, formMethod } = useNavigation();
  const action = changing ? "configurator.saveChange" : "configurator.addToCart";
  // There is one of each picked plank: such a piece goes into the cart alone.
  const alone = !changing && hasPickedPlanks(piece);
  const priceNote = t("configurator.priceNote", { time: weeksInWords(deliveryWeeks, language) });
  const adding = state !== "idle" && formMethod === "POST";
  return (
    <div className="buy-bar">
      <StepBar kind={kind} />
      <p className="sr-only" role="status">
        {t("configurator.price")}: {euro(price.price)}
      </p>
      <div className="buy-row">
        <details className="bill" onKeyDown={closeOnEscape}>
          <summary>
            <span aria-hidden="true" className="figures bill-price leading-none font-[680]">
              {euro(counted)}
            </span>
            <span className="bill-word">
              <span className="bill-name">{t("configurator.bill")}</span>
              <span className="short-screen">{t("configurator.priceNoteShort")}</span>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 13l6-6 6 6" stroke="currentColor" strokeWidth="2" fill="none" />
              </svg>
            </span>
          </summary>
          <Breakdown kind={kind} piece={piece} price={price} prices={prices} note={priceNote} />
        </details>
        {changing ? null : (
          <CountField alone={alone} asked={props.count} addedLine={props.addedLine} onChange={setCount} />
        )}
        <button
          id={ADD_TO_CART}
          type="submit"
          formMethod="post"
          className="button button-main"
          disabled={adding}
        >
          {t(adding ? "configurator.adding" : action)}
        </button>
        <p className="buy-note">
          {count > 1 ? (
            <span className="figures block text-graphite">
              {t("quantity.together", { count, price: euro(price.price), sum: euro(count * price.price) })}
            </span>
          ) : null}
          {alone ? <span className="block">{t("quantity.pickedOnce")}</span> : null}
          <span className="price-note">{priceNote}</span>
        </p>
      </div>
    </div>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}
