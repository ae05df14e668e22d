import { useLanguage } from "../language/useLanguage.ts";
import { formatContainedVat, formatEuro } from "./money.ts";

/** Prices in the language of the page. */
export function useMoney() {
  const language = useLanguage();
  return {
    euro: (amount: number) => formatEuro(amount, language),
    containedVat: (gross: number) => formatContainedVat(gross, language),
  };
}
