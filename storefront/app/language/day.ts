import type { Language } from "./languages.ts";

/** Those of the furniture rules, which pages without furniture do not load. */
const LOCALES: Readonly<Record<Language, string>> = { de: "de-DE", en: "en-GB" };

const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A day (YYYY-MM-DD) as one says it, "21. November 2026"; "" for none. */
export function dayInWords(day: string, language: Language): string {
  if (!day) return "";
  // Making one takes longer than using it a hundred times, and a page speaks one language.
  made[language] ??= new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return made[language].format(new Date(day));
}
