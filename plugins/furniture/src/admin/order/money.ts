const EUR = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });

/** Whole EUR as staff read them. */
export function eur(amount: number): string {
  return EUR.format(amount);
}

const EXACT = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** EUR to the cent where there are any. */
export function eurExact(amount: number): string {
  return Number.isInteger(amount) ? eur(amount) : EXACT.format(amount);
}
