import { LANGUAGES, type Language } from "./languages.ts";

/** Pages with an address in each language; either shows the page in whichever language the visitor chose. */
export const PATHS = {
  bees: { de: "/bienen", en: "/bees" },
  terms: { de: "/agb", en: "/terms" },
  withdrawalPolicy: { de: "/widerrufsbelehrung", en: "/withdrawal-policy" },
  guarantee: { de: "/gewaehrleistung", en: "/legal-guarantee" },
  accessibility: { de: "/barrierefreiheit", en: "/accessibility" },
  sendDesign: { de: "/entwurf-senden", en: "/send-design" },
  drafts: { de: "/entwuerfe", en: "/drafts" },
  withdrawal: { de: "/widerruf", en: "/withdrawal" },
} as const satisfies Record<string, Record<Language, string>>;

/** Query parameter of `PATHS.withdrawal` that names an order, so that its number need not be copied. */
export const ORDER_NUMBER = "order";

/** Where an order's page lies, before the key to it. Its path alone says its language: the link comes from a mail in that language. */
export const ORDER_PAGES: Readonly<Record<Language, string>> = { de: "/auftrag/", en: "/order/" };

/** The language that a path insists on, whatever the visitor chose before; undefined for most. */
export function languageOfPath(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname.startsWith(ORDER_PAGES[language]));
}

/** The same page's address in a language, with its query; an address that is the same in all stays as it is. */
export function pathIn(language: Language, page: string): string {
  const [pathname = ""] = page.split("?", 1);
  const own = languageOfPath(pathname);
  if (own) return ORDER_PAGES[language] + page.slice(ORDER_PAGES[own].length);
  const paths = Object.values(PATHS).find((each) => Object.values<string>(each).includes(pathname));
  return paths ? paths[language] + page.slice(pathname.length) : page;
}
