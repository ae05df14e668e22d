import { quantityBounds } from "@planke46/furniture-rules";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "./cards.server.ts";
import { usePieceName } from "./pieceWords.ts";
import { quantityField } from "./quantityField.ts";
import { useQuantity } from "./useQuantity.ts";

/** How many of a piece lie in the cart: a stepper and a number. Each button says the number it leads to, so it works without scripts. */
export function QuantityField({ card }: { card: Card }) {
  const { t } = useTranslation();
  const id = useId();
  const name = usePieceName({ ...card, quantity: 1 });
  const { min, max } = quantityBounds(card.quantity);
  const { shown, text, fault, step, type, commit } = useQuantity(card);
  const step1 = (wanted: number, label: string, sign: string) => (
    <button
      type="submit"
      name="intent"
      value={`quantity:${card.id}:${wanted}`}
      formNoValidate
      className="quantity-step"
      aria-label={label}
      disabled={wanted < min || wanted > max}
      onClick={(event) => {
        event.preventDefault();
        step(wanted);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className="no-print">
      <div className="quantity-field">
        {step1(shown - 1, t("quantity.fewer", { name }), "−")}
        <input
          type="number"
          inputMode="numeric"
          name={quantityField(card.id, card.quantity)}
          min={min}
          max={max}
          step={1}
          value={text}
          className="figures"
          aria-label={t("quantity.named", { name })}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            // Enter in a form's field would order.
            if (event.key !== "Enter") return;
            event.preventDefault();
            commit();
          }}
        />
        {step1(shown + 1, t("quantity.more", { name }), "+")}
        <button
          type="submit"
          name="intent"
          value={`quantity:${card.id}`}
          formNoValidate
          className="button button-quiet without-script text-small"
        >
          {t("quantity.apply")}
        </button>
      </div>
      {fault ? (
        <p id={`${id}fault`} role="alert" className="fault mt-1">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
