import type { Language } from "./page/texts";

/** How many decimals a currency has: 2 for EUR, 0 for JPY. */
export function decimalsOf(currency: string): number {
  const style = { style: "currency", currency } as const;
  return new Intl.NumberFormat("en", style).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount of the smallest unit as people read it. */
export function money(amount: number, currency: string, language: Language): string {
  const style = { style: "currency", currency } as const;
  const locale = language === "de" ? "de-DE" : "en-GB";
  return new Intl.NumberFormat(locale, style).format(amount / 10 ** decimalsOf(currency));
}

/** Reads a typed amount with comma or point: smallest unit, or nothing for what is no such amount above 0. */
export function readAmount(typed: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const match = /^\s*(\d{1,9})(?:[.,](\d+))?\s*$/.exec(typed);
  const fraction = match?.[2] ?? "";
  if (!match || fraction.length > decimals) return undefined;
  const amount = Number(`${match[1]}${fraction.padEnd(decimals, "0")}`);
  return amount > 0 ? amount : undefined;
}
