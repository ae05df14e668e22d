import { useTranslation } from "react-i18next";
import { useMoney } from "../money/money.ts";

interface SumsProps {
  /** Label and amount in EUR; rows of 0 EUR are left out. */
  rows: readonly (readonly [string, number])[];
  /** EUR. */
  total: number;
}

/** Says how much VAT a total contains, "Darin enthalten: 19 % Mehrwertsteuer (238,06 €)."; null where it contains none. */
export function useVatWords() {
  const { t } = useTranslation();
  const { cents, percent } = useMoney();
  return ({ tax, tax_rates }: { tax: number; tax_rates: readonly number[] }): string | null =>
    tax > 0
      ? t("cart.vat", { rates: tax_rates.map((rate) => percent(rate / 100)).join(", "), amount: cents(tax) })
      : null;
}

/** The foot of a bill: what is added and taken off, and the total below a line. */
export function Sums({ rows, total }: SumsProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt>{label}</dt>
            <dd className="figures text-right">{euro(amount)}</dd>
          </div>
        ))}
      <div className="col-span-2 mt-1 grid grid-cols-subgrid items-baseline border-t-2 border-graphite pt-2">
        <dt className="heading text-lead font-[640]">{t("cart.total")}</dt>
        <dd className="figures text-right text-title leading-tight font-[700]">{euro(total)}</dd>
      </div>
    </dl>
  );
}

/** A text whose parts between commas stay whole where they fit a line: "Höhe 67–127 cm" does not lose its unit. */
export function WholeParts({ text }: { text: string }) {
  const parts = text.split(", ");
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text, and two may be equal
    <span key={index}>
      {index > 0 ? " " : null}
      <span className="inline-block">
        {part}
        {index < parts.length - 1 ? "," : null}
      </span>
    </span>
  ));
}
