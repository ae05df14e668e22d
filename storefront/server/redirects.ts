import type { RequestHandler } from "express";
import { PAGES, pageMeant } from "../app/navigation/oldLinks.ts";
import { asShared } from "../app/piece/address/asShared.ts";
import { kindOfPath } from "../app/piece/pages.ts";
import { counterpart, isPaired, MEASURED, SCREEN_HINTS, screenOf } from "../app/screen/screen.ts";

/** Browsers may remember a redirect for this long (s): for good, but not for ever, should a path get a new meaning. */
const REMEMBERED_S = 24 * 60 * 60;

/**
 * Redirects old and mistyped links, and links to a piece that were changed on their way, permanently to what they mean. Unknown paths
 * are passed on.
 */
export const oldLinks: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  const meant = addressMeant(request.originalUrl);
  if (meant === null) return next();
  response.setHeader("Cache-Control", `public, max-age=${REMEMBERED_S}`);
  response.redirect(301, meant);
};

/** The address as it should be written; null where it is, and where its path is no page's. */
export function addressMeant(address: string): string | null {
  const [path = "", query] = parted(address);
  const page = pageMeant(path) ?? path;
  const shared = query !== undefined && kindOfPath(page) ? (asShared(query) ?? query) : query;
  const meant = shared === undefined ? page : `${page}?${shared}`;
  return meant !== address && PAGES.includes(page) ? meant : null;
}

/** A path and the query behind it, before which the question mark may have been encoded. */
function parted(address: string): string[] {
  const at = address.search(/\?|%3F/i);
  if (at < 0) return [address];
  return [address.slice(0, at), address.slice(at).replace(/^(?:\?|%3F)/i, "")];
}

/**
 * Sends a Desktop path to its Mobile variant on small screens and back, as far as the request tells the screen. A browser that
 * has not measured yet, and can tell its width, is asked to do so before it shows anything.
 */
export const screenRedirect: RequestHandler = (request, response, next) => {
  if ((request.method !== "GET" && request.method !== "HEAD") || !isPaired(request.path)) return next();
  response.vary(["Cookie", "User-Agent", ...SCREEN_HINTS].join(", "));
  const screen = screenOf(request.headers);
  const path = screen && counterpart(request.path, screen);
  if (!path) {
    // A phone is known by its name; asking it would only cost it a second journey.
    if (screen !== "mobile" && !MEASURED.test(request.headers.cookie ?? "")) {
      response.setHeader("Accept-CH", SCREEN_HINTS.join(", "));
      response.setHeader("Critical-CH", SCREEN_HINTS.join(", "));
    }
    return next();
  }
  response.setHeader("Cache-Control", "private, no-cache");
  const query = request.originalUrl.indexOf("?");
  response.redirect(302, query < 0 ? path : path + request.originalUrl.slice(query));
};
