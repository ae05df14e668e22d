import { LANGUAGES, type Language, LOCALES } from "./languages.ts";

/** Making one takes longer than using it a hundred times. */
const FORMATS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/** A day (YYYY-MM-DD) as one says it, "21. November 2026"; "" for none. */
export function dayInWords(day: string, language: Language): string {
  return day && FORMATS[language].format(new Date(day));
}
