import type { Language } from "./languages.ts";

/** Pages with an address in each language; either shows the page in whichever language the visitor chose. */
export const PATHS = {
  bees: { de: "/bienen", en: "/bees" },
  terms: { de: "/agb", en: "/terms" },
  withdrawalPolicy: { de: "/widerrufsbelehrung", en: "/withdrawal-policy" },
  sendDesign: { de: "/entwurf-senden", en: "/send-design" },
  drafts: { de: "/entwuerfe", en: "/drafts" },
  withdrawal: { de: "/widerruf", en: "/withdrawal" },
} as const satisfies Record<string, Record<Language, string>>;

/** The same page's address in a language, with its query; an address that is the same in both stays as it is. */
export function pathIn(language: Language, page: string): string {
  const [pathname = ""] = page.split("?", 1);
  const paths = Object.values(PATHS).find(({ de, en }) => pathname === de || pathname === en);
  return paths ? paths[language] + page.slice(pathname.length) : page;
}
