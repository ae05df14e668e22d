import { LOCALES } from "@planke46/furniture-rules";
import { inCurrency } from "../../core/formats";
import type { Language } from "../../language/language";
import type { PaperDocument } from "./frozen";

/** "1.253,94", in columns that say the currency above. */
export function amount(cents: number, language: Language): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(LOCALES[language], format).format(cents / 100).replace("-", "−");
}

/** "1.253,94 €", in the paper's own currency. */
export function sumInWords(
  cents: number,
  { language, currency }: Pick<PaperDocument, "language" | "currency">,
): string {
  return inCurrency(cents / 100, language, currency);
}
