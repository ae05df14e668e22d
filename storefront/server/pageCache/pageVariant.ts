import type { Request as ExpressRequest } from "express";
import { type Decision, decisionIn } from "../../app/consent/decision.ts";
import { DEFAULT_LANGUAGE_HEADER } from "../../app/language/defaultLanguageHeader.ts";
import { languageOf } from "../../app/language/language.server.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../app/language/languages.ts";
import { PATHS } from "../../app/language/paths.ts";
import { isFromForm } from "../../app/piece/address/address.ts";
import { wantsAllReviews } from "../../app/piece/address/allReviews.ts";
import { hasConfiguration } from "../../app/piece/address/hasConfiguration.ts";
import { lineIn } from "../../app/piece/address/line.ts";
import type { ConfigurableKind } from "../../app/piece/kinds.ts";
import { CHOOSER, kindOfPath } from "../../app/piece/pages.ts";
import { type Screen, screenOf } from "../../app/screen/screen.ts";
import { campaignIn } from "../../app/session/campaign.ts";
import type { CartSessions } from "../../app/session/cartCookie.server.ts";

/** A visitor with more pieces than this gets pages made for them alone. */
const MOST_PIECES = 20;

/** All that a kept page says of who looks at it. Whatever else a request tells has no way into the page. */
export interface PageVariant {
  path: string;
  /** The design of a configurator's address, with its question mark; else empty. */
  query: string;
  language: Language;
  screen: Screen;
  /** The visitor's consent to analytics; null while undecided. */
  decision: Decision | null;
  /** How many pieces lie in the cart. */
  pieces: number;
}

/**
 * The kept page that answers a request; null if the request must be rendered: not a kept page, a query that says more than a design
 * (it may set a cookie, and forms of the page repeat it), a cart larger than most, or a configurator for a visitor with a cart, whose
 * planks are held for that cart and who may have just put a piece into it.
 */
export async function variantOf(
  request: Pick<ExpressRequest, "method" | "path" | "originalUrl" | "headers">,
  cartSessions: CartSessions,
): Promise<PageVariant | null> {
  const { method, path, originalUrl, headers } = request;
  const query = originalUrl.slice(path.length);
  if ((method !== "GET" && method !== "HEAD") || !originalUrl.startsWith(path) || !isKept(path, query))
    return null;
  const cookie = headers.cookie ?? "";
  if (kindShown(path) && cookie.includes("cart=")) return null;
  const pieces = cookie.includes("cart=") ? ((await cartSessions.getSession(cookie)).get("count") ?? 0) : 0;
  if (!Number.isInteger(pieces) || pieces < 0 || pieces > MOST_PIECES) return null;
  return {
    path,
    query,
    language: await languageIn(headers),
    screen: screenOf(headers) ?? "desktop",
    decision: decisionIn(cookie),
    pieces,
  };
}

/** The name under which a variant is kept. */
export function keyOf({ path, query, language, screen, decision, pieces }: PageVariant): string {
  return [path + query, language, screen, decision ?? "undecided", pieces].join(" ");
}

/** As the page itself finds it; most visitors have chosen none. */
async function languageIn({ cookie, ...headers }: ExpressRequest["headers"]): Promise<Language> {
  const byHost = headers[DEFAULT_LANGUAGE_HEADER];
  const host = isLanguage(byHost) ? byHost : DEFAULT_LANGUAGE;
  if (!cookie?.includes("language=")) return host;
  const request = new Request("http://shop/", { headers: { cookie, [DEFAULT_LANGUAGE_HEADER]: host } });
  return languageOf(request);
}

/** Longer addresses of designs are rendered for their request alone (characters). */
const LONGEST_DESIGN = 500;

/** Pages that differ only by variant. Not included: pages with carts or orders. */
const KEPT: ReadonlySet<string> = new Set([
  "/",
  "/homeDesktop",
  "/homeMobile",
  "/tisch",
  "/bank",
  "/regal",
  "/hocker",
  CHOOSER,
  ...Object.values(PATHS.bees),
  "/sustainabilityDesktop",
  "/about",
  "/faq",
  "/impressum",
  "/datasecurity",
  ...Object.values(PATHS.terms),
  ...Object.values(PATHS.withdrawalPolicy),
  ...Object.values(PATHS.guarantee),
  ...Object.values(PATHS.accessibility),
]);

/** Whether the page of an address may be kept and shared. @param query with its question mark, or empty */
function isKept(path: string, query: string): boolean {
  if (query === "") return KEPT.has(path) || kindShown(path) !== undefined;
  return kindShown(path) !== undefined && isDesign(query);
}

/** The kind whose stock a page shows. */
export function kindShown(path: string): ConfigurableKind | undefined {
  return path.endsWith(".data") ? undefined : kindOfPath(path);
}

/**
 * An address that says a piece, and nothing that sets a cookie, is tidied into another address, or is about a line of a cart. One that only
 * advertisements have written is another one at each click: none would be asked for again.
 */
function isDesign(query: string): boolean {
  const said = new URLSearchParams(query);
  if (query.length > LONGEST_DESIGN || said.has("lng") || isFromForm(said) || lineIn(said) !== null)
    return false;
  if (!hasConfiguration(query) && !wantsAllReviews(said)) return false;
  return campaignIn(`http://shop/${query}`) === null;
}
