import { LOCALES } from "@planke46/furniture-rules/language";
import { TIME_ZONE } from "@planke46/furniture-rules/market";
import type { Language } from "./languages.ts";

const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** A day (YYYY-MM-DD) as one says it, "21. November 2026"; "" for none. */
export function dayInWords(day: string, language: Language): string {
  if (!day) return "";
  // Making one takes longer than using it a hundred times, and a page speaks one language.
  made[language] ??= new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return made[language].format(new Date(day));
}

/** The workshop's calendar day (YYYY-MM-DD) of an instant: shortly after midnight it is another than in UTC. */
export function shopDay(instant: string | Date): string {
  // Swedish days are written so.
  return new Date(instant).toLocaleDateString("sv-SE", { timeZone: TIME_ZONE });
}
