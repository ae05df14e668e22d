import { quantityBounds } from "@planke46/furniture-rules";
import { useFetcher } from "@remix-run/react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "./cards.server.ts";
import type { cartAction } from "./cartActions.server.ts";
import { usePieceName } from "./pieceWords.ts";
import { quantityField } from "./quantityField.ts";

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

/** The number of equal pieces: shows at once what was chosen, saves it behind, and shows what is true when it is refused. */
function useQuantity({ id, quantity }: Card) {
  const { t } = useTranslation();
  const { state, data, submit } = useFetcher<typeof cartAction>({ key: `quantity ${id}` });
  const bounds = quantityBounds(quantity);
  /** Typed and not yet committed. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Sent and not yet answered. */
  const [wanted, setWanted] = useState<number | null>(null);
  const idle = state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number of the cart ends what was wanted
  useEffect(() => {
    if (idle) setWanted(null);
  }, [idle, quantity]);
  const shown = wanted ?? quantity;
  const isWhole = typed === null || /^\d+$/.test(typed.trim());
  const isWithin = typed === null || (Number(typed) >= bounds.min && Number(typed) <= bounds.max);
  const send = (next: number) => {
    setTyped(null);
    if (next === shown) return;
    setWanted(next);
    submit({ intent: `quantity:${id}:${next}` }, { method: "post", action: "/cartDesktop" });
  };
  return {
    shown,
    text: typed ?? String(shown),
    fault: isWhole && isWithin ? (idle ? (data?.notice ?? null) : null) : t("quantity.bounds", bounds),
    step: send,
    type: setTyped,
    commit: () => {
      if (typed !== null && isWhole && isWithin) send(Number(typed));
    },
  };
}
