/** The languages the shop speaks. German comes first wherever one has to be chosen. */
export type Language = "de" | "en";

/** A few words in each language. */
export type Words = Readonly<Record<Language, string>>;
