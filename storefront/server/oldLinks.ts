import type { RequestHandler } from "express";
import { pageMeant } from "../app/navigation/oldLinks.ts";
import { PAGES } from "../app/navigation/pages.ts";
import { asShared } from "../app/piece/address/asShared.ts";
import { kindOfPath } from "../app/piece/pages.ts";

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
