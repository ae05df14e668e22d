import type { CartContents } from "@planke46/furniture-rules";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AT_ONCE } from "../loading/earlyPresses.ts";
import { useMoney } from "../money/money.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";
import { usePaymentMethods } from "../shop/useRootData.ts";
import { CHECKED, SAMPLES_ONLY } from "./orderRules.ts";

export interface ChosenTerms {
  shipping: "delivery" | "pickup";
  expressBuild: boolean;
  outsideGermany: boolean;
  paymentMethod: "card" | "bank_transfer";
}

interface TermsFieldsProps {
  terms: ChosenTerms;
  /** Samples go by letter post: alone they are neither picked up nor built express. */
  contents: CartContents;
  /** How much less this cart costs picked up (EUR); chosen already or not. */
  pickupSaving: number;
  /** What building it sooner costs, EUR. */
  expressFee: number;
  onChange: (terms: ChosenTerms) => void;
}

/** How it gets to the shopper and how soon. Each choice says what it does to the price. */
export function TermsFields({ terms, contents, pickupSaving, expressFee, onChange }: TermsFieldsProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const times = useDeliveryTimes();
  const samplesOnly = contents === "samples";
  // Where express build is no sooner it is not offered; a shopper who has it can still take it off.
  const express = !samplesOnly && (times.express !== times.delivery || terms.expressBuild);
  const picksUp = terms.shipping === "pickup" && !samplesOnly;
  const abroadNote = t(picksUp ? "cart.outsideGermanyPickupNote" : "cart.outsideGermanyNote");
  const notes = {
    delivery: t("cart.deliveryNote"),
    pickup: pickupSaving > 0 ? t("cart.pickupCheaper", { amount: euro(pickupSaving) }) : t("cart.pickupNote"),
  };
  return (
    <fieldset className="no-print">
      <legend className="mb-4 text-title">{t("cart.shipping")}</legend>
      {contents === "furniture" ? null : <SampleWords contents={contents} terms={terms} />}
      <div className="grid gap-2 sm:grid-cols-2">
        {samplesOnly ? (
          <input type="hidden" name={SAMPLES_ONLY} value={CHECKED} />
        ) : (
          (["delivery", "pickup"] as const).map((shipping) => (
            <Choice key={shipping} label={t(`cart.${shipping}`)} note={notes[shipping]}>
              <input
                {...AT_ONCE}
                type="radio"
                name="shipping"
                value={shipping}
                className="mark"
                checked={terms.shipping === shipping}
                onChange={() => onChange({ ...terms, shipping })}
              />
            </Choice>
          ))
        )}
        {express ? (
          <Choice
            label={t("cart.express")}
            note={t("cart.expressNote", { price: euro(expressFee), ...times })}
            wide
          >
            <input
              {...AT_ONCE}
              type="checkbox"
              name="expressBuild"
              value={CHECKED}
              className="mark"
              checked={terms.expressBuild}
              onChange={(event) => onChange({ ...terms, expressBuild: event.target.checked })}
            />
          </Choice>
        ) : null}
        <Choice label={t("cart.outsideGermany")} note={abroadNote} wide>
          <input
            {...AT_ONCE}
            type="checkbox"
            name="outsideGermany"
            value={CHECKED}
            className="mark"
            checked={terms.outsideGermany}
            onChange={(event) => onChange({ ...terms, outsideGermany: event.target.checked })}
          />
        </Choice>
      </div>
    </fieldset>
  );
}

/** How the samples come. Abroad everything waits for an offer, which the choice below says. */
function SampleWords({ contents, terms }: { contents: CartContents; terms: ChosenTerms }) {
  const { t } = useTranslation();
  const { sample: time } = useDeliveryTimes();
  if (terms.outsideGermany) return null;
  const way = contents === "samples" ? "only" : terms.shipping === "pickup" ? "pickup" : "ahead";
  return <p className="mb-4 notice text-small">{t(`cart.sampleWords.${way}`, { time })}</p>;
}

interface ChoiceProps {
  label: string;
  note: string;
  wide?: boolean;
  children: ReactNode;
}

/** One thing to choose, with what it means. */
function Choice({ label, note, wide = false, children }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={`choice flex gap-3 ${wide ? "sm:col-span-2" : ""}`}>
      <span className="pt-0.5">{children}</span>
      <span className="leading-snug">
        <span className="heading block font-[560]">{label}</span>
        <span className="text-small text-muted">{note}</span>
      </span>
    </label>
  );
}

interface PaymentFieldsProps {
  terms: ChosenTerms;
  /** What the shop's settings offer. */
  methods: readonly ChosenTerms["paymentMethod"][];
  contents: CartContents;
  onChange: (terms: ChosenTerms) => void;
}

/** How it is paid, where there is a choice. The server decides whether the choice counts. */
export function PaymentFields({ terms, methods, contents, onChange }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const online = usePaymentMethods();
  return (
    <fieldset className="no-print">
      <legend className="mb-4 text-title">{t("cart.payment")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {methods.map((method) => (
          <Choice
            key={method}
            label={t(`cart.payBy.${method}`, { methods: online })}
            note={t(`cart.payByNote.${noteOf(method, contents)}`)}
          >
            <input
              {...AT_ONCE}
              type="radio"
              name="paymentMethod"
              value={method}
              className="mark"
              checked={terms.paymentMethod === method}
              onChange={() => onChange({ ...terms, paymentMethod: method })}
            />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** What a transfer sets off: furniture is built, samples are only sent. */
function noteOf(method: ChosenTerms["paymentMethod"], contents: CartContents) {
  return method === "bank_transfer" && contents === "samples" ? "bank_transfer_samples" : method;
}
