import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@planke46/furniture-rules";

export { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@planke46/furniture-rules";

/** The language of a locale such as "en" or "en-GB". */
export function languageOf(locale: string | null | undefined): Language {
  const wanted = locale?.toLowerCase();
  return LANGUAGES.find((language) => wanted?.startsWith(language)) ?? DEFAULT_LANGUAGE;
}
