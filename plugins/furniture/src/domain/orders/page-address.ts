import type { Language } from "../../core/language";

const PATHS: Record<Language, string> = { de: "auftrag", en: "order" };

/** Where a customer finds their order, in their language. `storefrontUrl` has no slash at its end. */
export function orderPageAddress(storefrontUrl: string, language: Language, token: string): string {
  return `${storefrontUrl}/${PATHS[language]}/${token}`;
}
