import { type Language, LOCALES } from "../language/language.js";
import { METHOD_NAMES } from "../language/payment.js";

/** What may be paid with on the page of the payment provider; wallets come with `card`. */
export const ONLINE_METHODS = ["card", "paypal", "klarna", "sepa_debit"] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** The one of some methods that cannot pay in a currency (ISO 4217, lower case): a SEPA debit is in euros. */
export function methodNotIn(currency: string, methods: readonly string[]): string | undefined {
  return currency === "eur" ? undefined : methods.find((method) => method === "sepa_debit");
}

/** "Karte, PayPal oder SEPA-Lastschrift", "card or PayPal": as it follows "mit" and "by". */
export function methodsInWords(methods: readonly OnlineMethod[], language: Language): string {
  const list = new Intl.ListFormat(LOCALES[language], { type: "disjunction" });
  return list.format(methods.map((method) => METHOD_NAMES[language][method]));
}
