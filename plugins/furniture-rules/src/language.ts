/** The languages the shop speaks. German comes first wherever one has to be chosen. */
export type Language = "de" | "en";

/** A few words in each language. */
export type Words = Readonly<Record<Language, string>>;

/** How each language writes numbers, days and lists; BCP 47. British English: it is read in Europe. */
export const LOCALES: Words = { de: "de-DE", en: "en-GB" };

const DECIMAL_SIGNS: Words = { de: ",", en: "." };

/** A number as a language writes it, in figures without groups: 67.5 is "67,5" in German. */
export function decimal(value: number, language: Language): string {
  return String(value).replace(".", DECIMAL_SIGNS[language]);
}
