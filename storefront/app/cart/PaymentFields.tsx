import type { CartContents } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { AT_ONCE } from "../loading/earlyPresses.ts";
import { usePaymentMethods } from "../shop/useRootData.ts";
import { Choice, type ChosenTerms } from "./TermsFields.tsx";

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
