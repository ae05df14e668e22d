/** The languages the shop speaks. German comes first wherever one has to be chosen. */
export type Language = "de" | "en";

/** A few words in each language. */
export type Words = Readonly<Record<Language, string>>;

/** How each language writes numbers, days and lists; BCP 47. British English: it is read in Europe. */
export const LOCALES: Words = { de: "de-DE", en: "en-GB" };
