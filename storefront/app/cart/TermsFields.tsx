import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { CHECKED } from "./orderRules.ts";

export interface ChosenTerms {
  shipping: "delivery" | "pickup";
  expressBuild: boolean;
  outsideGermany: boolean;
}

interface TermsFieldsProps {
  terms: ChosenTerms;
  /** A cart of samples only knows neither pick-up deduction nor express build. */
  samplesOnly: boolean;
  /** What building it sooner costs, EUR. */
  expressFee: number;
  onChange: (terms: ChosenTerms) => void;
}

/** How it gets to the shopper and how soon. Each choice says what it does to the price. */
export function TermsFields({ terms, samplesOnly, expressFee, onChange }: TermsFieldsProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <fieldset className="no-print">
      <legend className="mb-4 text-title">{t("cart.shipping")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(["delivery", "pickup"] as const).map((shipping) => (
          <Choice key={shipping} label={t(`cart.${shipping}`)} note={t(`cart.${shipping}Note`)}>
            <input
              type="radio"
              name="shipping"
              value={shipping}
              className="mark"
              checked={terms.shipping === shipping}
              onChange={() => onChange({ ...terms, shipping })}
            />
          </Choice>
        ))}
        {samplesOnly ? null : (
          <Choice label={t("cart.express")} note={t("cart.expressNote", { price: euro(expressFee) })} wide>
            <input
              type="checkbox"
              name="expressBuild"
              value={CHECKED}
              className="mark"
              checked={terms.expressBuild}
              onChange={(event) => onChange({ ...terms, expressBuild: event.target.checked })}
            />
          </Choice>
        )}
        <Choice label={t("cart.outsideGermany")} note={t("cart.outsideGermanyNote")} wide>
          <input
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

interface ChoiceProps {
  label: string;
  note: string;
  wide?: boolean;
  children: ReactNode;
}

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
