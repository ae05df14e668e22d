import { useTranslation } from "react-i18next";
import { Choice, type ChosenTerms } from "./TermsFields.tsx";

interface PaymentFieldsProps {
  terms: ChosenTerms;
  /** What the shop's settings offer. */
  methods: readonly ChosenTerms["paymentMethod"][];
  onChange: (terms: ChosenTerms) => void;
}

/** How it is paid, where there is a choice. The server decides whether the choice counts. */
export function PaymentFields({ terms, methods, onChange }: PaymentFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="no-print">
      <legend className="mb-4 text-title">{t("cart.payment")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {methods.map((method) => (
          <Choice key={method} label={t(`cart.payBy.${method}`)} note={t(`cart.payByNote.${method}`)}>
            <input
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
