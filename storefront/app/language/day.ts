import type { Language } from "./languages.ts";

/** A day (YYYY-MM-DD) as one says it, "21. November 2026"; "" for none. */
export function dayInWords(day: string, language: Language): string {
  if (!day) return "";
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
