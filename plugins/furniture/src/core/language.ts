export type Language = "de" | "en";

/** English for locales such as "en" or "en-GB", else German. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.toLowerCase().startsWith("en") ? "en" : "de";
}
