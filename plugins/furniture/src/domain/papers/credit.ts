import { prorate } from "../../core/money/prorate";
import type { TaxedAmount } from "./vat";

/**
 * The VAT in money that goes back for an invoice: each rate has the part of it that it has of what is left of the invoice. What was
 * credited of a rate altogether holds the same part of its VAT, so that an invoice which is credited whole leaves no cent of VAT.
 * @param invoice the sums of its rates
 * @param credited the same of each earlier credit note
 * @param cents gross; at most what is left
 */
export function creditedTaxes(
  invoice: readonly TaxedAmount[],
  credited: readonly (readonly TaxedAmount[])[],
  cents: number,
): TaxedAmount[] {
  const before = (rate: number, key: "gross" | "vat") =>
    credited.flat().reduce((sum, one) => sum + (one.rate === rate ? one[key] : 0), 0);
  const left = invoice.map(({ rate, gross }) => gross - before(rate, "gross"));
  const parts = prorate(
    cents / 100,
    left.map((part) => part / 100),
  );
  return invoice.flatMap(({ rate, gross, vat }, index) => {
    const part = Math.round((parts[index] ?? 0) * 100);
    if (part === 0) return [];
    const upToNow = Math.round((vat * (before(rate, "gross") + part)) / gross);
    const own = upToNow - before(rate, "vat");
    return [{ rate, gross: part, net: part - own, vat: own }];
  });
}
