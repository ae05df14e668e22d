import { useLanguage } from "../language/useLanguage.ts";
import { formatCents, formatEuro, formatPercent } from "./money.ts";

/** Prices in the language of the page. */
export function useMoney() {
  const language = useLanguage();
  return {
    cents: (amount: number) => formatCents(amount, language),
    euro: (amount: number) => formatEuro(amount, language),
    percent: (share: number) => formatPercent(share, language),
  };
}
