import type { Language } from "./language/language.js";

/**
 * Where and in what this shop sells. Storefront, seed and Studio read it here, and so do the plugin's options unless a Medusa says
 * another. Single constants, so that a page loads those alone that it says.
 */

/** Where the shop delivers and is paid at once; a lower-case ISO 3166-1 code, as Medusa writes it. */
export const HOME_COUNTRY: string = "de";

/** Of every price; a lower-case ISO 4217 code of a currency with hundredths. */
export const CURRENCY: string = "eur";

/** How shoppers read the currency beside a sum. */
export const CURRENCY_SIGN: string = "€";

/** The workshop's clock, a name of the IANA. */
export const TIME_ZONE: string = "Europe/Berlin";

/** Whose public holidays are no working days, the last part of its ISO 3166-2 code. It counts in Germany alone. */
export const FEDERAL_STATE = "BE";

/** VAT in per cent, included in every price. An empty database begins with it; from then on Medusa's tax regions say what holds. */
export const VAT_RATE: number = 19;

/** The home country as sentences to customers name it, by language. */
export const HOME_WORDS: Readonly<Record<Language, { in: string; outside: string }>> = {
  de: { in: "in Deutschland", outside: "außerhalb Deutschlands" },
  en: { in: "in Germany", outside: "outside Germany" },
};

/** Where the workshop is, as texts say it in passing. The settings of the shop have its whole address. */
export const WORKSHOP_TOWN: string = "Berlin";

/** A VAT id as the home country gives them out, for the examples beside a field. */
export const VAT_ID_EXAMPLE: string = "DE123456789";

/** The registration of who makes electrical devices, as the home country's register writes it. */
export const WEEE_NUMBER: Readonly<{ pattern: string; example: string }> = {
  pattern: "^DE ?\\d{8}$",
  example: "DE12345678",
};
