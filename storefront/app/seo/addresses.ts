import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../language/languages.ts";
import { languageOfPath, PATHS, pathIn } from "../language/paths.ts";
import { PAIRED_PAGES, pagePath } from "../screen/screen.ts";

/** Where the shop is reached from outside: origins without a slash at their end. */
export interface Origins {
  main: string;
  /** The host whose default language is English; null when there is none. */
  english: string | null;
}

/** The home page, its variants and the referral entries. */
const HOME_PATHS = new Set(["/", "/homeDesktop", "/homeMobile", "/tisch", "/bank", "/regal", "/hocker"]);

/** Whether a path shows the home page. */
export const isHome = (pathname: string): boolean => HOME_PATHS.has(pathname);

const OF_VISITORS = new Set<string>(
  [PATHS.drafts, PATHS.sendDesign].flatMap((paths) => Object.values(paths)),
);

/** A visitor's cart, their designs, pages of their order, and answers to what a visitor sent: no page for search engines. */
export function isPrivate(pathname: string): boolean {
  return (
    OF_VISITORS.has(pathname) ||
    languageOfPath(pathname) !== undefined ||
    /^\/(cart\w*|order[A-Z]\w*|pay\/.*|messageSent|preview\b.*)$/.test(pathname)
  );
}

/** The one path among several to the same page which search engines keep: Desktop variants, and "/" for home. */
export function canonicalPath(pathname: string): string {
  if (isHome(pathname)) return "/";
  const mobile = PAIRED_PAGES.find((page) => pathname === pagePath(page, "mobile"));
  return mobile ? pagePath(mobile, "desktop") : pathname;
}

/** The full address under which a page is found in a language, without any query but the one that names the language. */
export function addressIn(language: Language, pathname: string, { main, english }: Origins): string {
  const path = pathIn(language, pathname);
  if (language === DEFAULT_LANGUAGE) return main + path;
  return english ? english + path : `${main}${path}?lng=${language}`;
}

/** The addresses of a page in each language, and as `x-default` the one that answers in the visitor's own choice. */
export function alternatesOf(pathname: string, origins: Origins): { language: string; href: string }[] {
  const inEach = LANGUAGES.map((language) => ({ language, href: addressIn(language, pathname, origins) }));
  return [...inEach, { language: "x-default", href: addressIn(DEFAULT_LANGUAGE, pathname, origins) }];
}
