export type Language = "de" | "en";

/** German unless English is asked for; takes locales like "en-GB" too. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.toLowerCase().startsWith("en") ? "en" : "de";
}
