import { LANGUAGES } from "../language/languages.ts";
import { PATHS } from "../language/paths.ts";
import { PAIRED_PAGES, pagePath, type Screen } from "../screen/screen.ts";

const SCREENS: readonly Screen[] = ["desktop", "mobile"];

/** Every path of a page, as it is written. Payment links and pages of orders have a part that varies, and are not among them. */
export const PAGES: readonly string[] = [
  "/",
  ...PAIRED_PAGES.flatMap((page) => SCREENS.map((screen) => pagePath(page, screen))),
  "/tisch",
  "/bank",
  "/regal",
  "/hocker",
  "/configuratorDesktop",
  "/cartDesktop",
  "/orderCompleted",
  "/orderCompletedStripe",
  "/orderCancelled",
  "/orderCancelledStripe",
  "/orderReserved",
  "/orderFailed",
  "/messageSent",
  "/faq",
  "/impressum",
  "/datasecurity",
  "/sustainabilityDesktop",
  "/about",
  ...Object.values(PATHS).flatMap((paths) => LANGUAGES.map((language) => paths[language])),
];

const BY_LOWER_CASE = new Map(PAGES.map((path) => [path.toLowerCase(), path]));

/** Names under which pages of this kind are looked for, or were known, in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.php": "/",
  "/home": "/",
  "/configurator": "/configuratorDesktop",
  "/configuratormobile": "/configuratorDesktop",
  "/cart": "/cartDesktop",
  "/cartmobile": "/cartDesktop",
  "/sustainability": "/sustainabilityDesktop",
  "/sustainabilitymobile": "/sustainabilityDesktop",
};

/** What ends a sentence or a quotation that a link stands in. So few: of an endless row each sign would be tried as its beginning. */
const AFTER_LINK = /(?:[.,;:!?)\]>"'*]|%(?:22|27|29|3E|5D|C2%BB|E2%80%9[CD])){1,12}$/i;

/** A link without the signs behind it that a mail program or messenger has taken for its end. */
export function withoutSigns(link: string): string {
  return link.replace(AFTER_LINK, "");
}

/**
 * The page meant by an address that differs only in case, in slashes, in an ending or by a sign behind it: "/FAQ/", "//faq",
 * "/index.html", "/faq.". Null if the path is written as it should be, or is none we know.
 */
export function pageMeant(pathname: string): string | null {
  const name = `/${withoutSigns(pathname).split("/").filter(Boolean).join("/")}`
    .toLowerCase()
    .replace(/\.html?$/, "");
  const page = BY_LOWER_CASE.get(name) ?? (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined);
  return page !== undefined && page !== pathname ? page : null;
}
