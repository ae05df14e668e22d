import type { Language } from "../language/languages.ts";

const LOCALES: Record<Language, string> = { de: "de-DE", en: "en-GB" };

const euro = {
  de: formatter("de", 0),
  en: formatter("en", 0),
};
const cents = {
  de: formatter("de", 2),
  en: formatter("en", 2),
};

const percent = {
  de: new Intl.NumberFormat(LOCALES.de, { style: "percent", maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(LOCALES.en, { style: "percent", maximumFractionDigits: 2 }),
};

/** EUR as a shopper reads them: "1.491 €" or "€1,491", with cents where there are some. */
export function formatEuro(amount: number, language: Language): string {
  return withMinus((Number.isInteger(amount) ? euro : cents)[language].format(amount));
}

/** A share as a shopper reads it: 0.1 is "10 %" or "10%". */
export function formatPercent(share: number, language: Language): string {
  return percent[language].format(share);
}

/** The VAT contained in a gross sum (EUR, 19 %), to the cent: "238,05 €". */
export function formatContainedVat(gross: number, language: Language): string {
  return cents[language].format(Math.round((gross * 1900) / 119) / 100);
}

/** A real minus sign, as wide as a plus. */
function withMinus(text: string): string {
  return text.replace("-", "\u2212");
}

function formatter(language: Language, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
