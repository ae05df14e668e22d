import { LANGUAGES, type Language } from "@planke46/furniture-rules/language";

export { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@planke46/furniture-rules/language";

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
