import { de } from "./de";
import { en } from "./en";

const TEXTS = { de, en };

/** The languages that shoppers and staff are answered in. */
export type Language = keyof typeof TEXTS;
export const LANGUAGES = Object.keys(TEXTS) as Language[];

/** Something in each language. */
export type InEach<Text> = Record<Language, Text>;

export function inEachLanguage<Text>(of: (language: Language) => Text): InEach<Text> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as InEach<Text>;
}

export function isLanguage(word: string): word is Language {
  return Object.hasOwn(TEXTS, word);
}

export const textsIn = (language: Language): typeof de => TEXTS[language];
