import type { Language } from "../language/languages.ts";
import { NUMBERS } from "../language/numbers.ts";
import { useLanguage } from "../language/useLanguage.ts";

/** A sum as a shopper reads it: "1.491 €" or "€1,491", with cents where there are some. */
export function formatEuro(amount: number, language: Language): string {
  return euro(amount, language, Number.isInteger(amount) ? 0 : 2);
}

/** A sum to the cent, however even: "1.491,00 €". */
export function formatCents(amount: number, language: Language): string {
  return euro(amount, language, 2);
}

/** A share as a shopper reads it: 0.1 is "10 %" or "10%". */
export function formatPercent(share: number, language: Language): string {
  const { decimal, percent } = NUMBERS[language];
  return `${String(Math.round(share * 10_000) / 100).replace(".", decimal)}${percent}`;
}

/** A real minus sign, as wide as a plus. */
const MINUS = "\u2212";

function euro(amount: number, language: Language, digits: 0 | 2): string {
  const written = NUMBERS[language];
  const [whole = "", cents] = Math.abs(amount).toFixed(digits).split(".");
  const figures = [whole.replace(/\B(?=(\d{3})+$)/g, written.group), cents]
    .filter(Boolean)
    .join(written.decimal);
  return `${amount < 0 ? MINUS : ""}${written.money(figures)}`;
}

/** Prices in the language of the page. */
export function useMoney() {
  const language = useLanguage();
  return {
    cents: (amount: number) => formatCents(amount, language),
    euro: (amount: number) => formatEuro(amount, language),
    percent: (share: number) => formatPercent(share, language),
  };
}
