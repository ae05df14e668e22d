export const LANGUAGES = ["de", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
/** How each writes numbers and days. The furniture rules say the same, but pages without furniture do not load them. */
export const LOCALES: Readonly<Record<Language, string>> = { de: "de-DE", en: "en-GB" };
export const DEFAULT_LANGUAGE: Language = "de";

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
