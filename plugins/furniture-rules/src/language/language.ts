/** The languages the shop speaks, for pages, mails and Studio: another one begins here. */
export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** That of the workshop, and of everybody whose own the shop does not speak. */
export const DEFAULT_LANGUAGE: Language = "de";

/** A few words in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Something in each language. */
export type InEach<Text> = Readonly<Record<Language, Text>>;

/** Made for each language. A bundler may leave out what no page says of it: @__NO_SIDE_EFFECTS__ */
export function inEachLanguage<Text>(of: (language: Language) => Text): InEach<Text> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as InEach<Text>;
}

/** One entry of a list that each language has, in each language. @__NO_SIDE_EFFECTS__ */
export function wordsOf<Name extends string>(
  lists: InEach<Readonly<Record<Name, string>>>,
  name: Name,
): Words {
  return inEachLanguage((language) => lists[language][name]);
}

/** How each language writes numbers, days and lists; BCP 47. British English: it is read in Europe. */
export const LOCALES: Words = { de: "de-DE", en: "en-GB" };

const DECIMAL_SIGNS: Words = { de: ",", en: "." };

/** A number as a language writes it, in figures without groups: 67.5 is "67,5" in German. */
export function decimal(value: number, language: Language): string {
  return String(value).replace(".", DECIMAL_SIGNS[language]);
}
