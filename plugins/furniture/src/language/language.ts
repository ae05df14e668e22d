import { type Language, LOCALES } from "@planke46/furniture-rules";

export type { Language } from "@planke46/furniture-rules";

export const LANGUAGES = Object.keys(LOCALES) as Language[];

/** That of the workshop, and of everybody whose own the shop does not speak. */
export const DEFAULT_LANGUAGE: Language = "de";

/** The language of a locale such as "en" or "en-GB". */
export function languageOf(locale: string | null | undefined): Language {
  const wanted = locale?.toLowerCase();
  return LANGUAGES.find((language) => wanted?.startsWith(language)) ?? DEFAULT_LANGUAGE;
}
