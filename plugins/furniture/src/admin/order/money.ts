const EUR = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });

/** Whole EUR as staff read them. */
export function eur(amount: number): string {
  return EUR.format(amount);
}
