import type { Language } from "./languages.ts";

/** Making one takes longer than using it a hundred times. The locales are those of the furniture rules, which pages without furniture do not load. */
const FORMATS: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  de: long("de-DE"),
  en: long("en-GB"),
};

function long(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
}

/** A day (YYYY-MM-DD) as one says it, "21. November 2026"; "" for none. */
export function dayInWords(day: string, language: Language): string {
  return day && FORMATS[language].format(new Date(day));
}
