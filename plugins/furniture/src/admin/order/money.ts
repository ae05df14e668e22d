import { market } from "../market/facts";

/** Whole amounts of the shop's currency as staff read them. */
export function wholeMoney(amount: number): string {
  const format = new Intl.NumberFormat("de-DE", {
    style: "currency",
    currency: market().currency_code,
    maximumFractionDigits: 0,
  });
  // Zero has no sign, and what is less than half a unit is rounded to it.
  return format.format(Math.round(amount) || 0);
}

/** The shop's currency, to the cent where there are any. */
export function money(amount: number): string {
  return Number.isInteger(amount) ? wholeMoney(amount) : moneyIn(market().currency_code, amount);
}

/**
 * To the cent, in a currency that the amount has of its own.
 * @param currency ISO 4217, in either case
 */
export function moneyIn(currency: string, amount: number): string {
  return new Intl.NumberFormat("de-DE", { style: "currency", currency }).format(amount);
}

/** "EUR". */
export function currencyCode(): string {
  return market().currency_code.toUpperCase();
}

/** "Euro". */
export function currencyName(): string {
  return new Intl.DisplayNames("de", { type: "currency" }).of(currencyCode()) ?? currencyCode();
}

/** "€"; the code where German has no sign for it. */
export function currencySign(): string {
  const format = new Intl.NumberFormat("de-DE", { style: "currency", currency: market().currency_code });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currencyCode();
}
