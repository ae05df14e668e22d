import type { RequestHandler } from "express";

/** Methods that change nothing. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** True if the request that changes something was sent by one of our own pages. */
export function isSameOrigin(
  headers: { origin?: string; host?: string; "sec-fetch-site"?: string | string[] },
  storefrontUrl: string,
): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (!headers.origin) return site !== undefined;
  // A page that hides its address sends its forms without an origin; the browser itself says that it is ours.
  if (headers.origin === "null") return site === "same-origin";
  if (!URL.canParse(headers.origin)) return false;
  return headers.origin === new URL(storefrontUrl).origin || new URL(headers.origin).host === headers.host;
}

/** Refuses every changing request that does not come from our own pages (browsers send Origin on each POST). */
export function sameOriginOnly(storefrontUrl: string): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method) || isSameOrigin(request.headers, storefrontUrl)) {
      // Remix compares origins, too, and does not know who said that this one is ours.
      if (request.headers.origin === "null") delete request.headers.origin;
      return next();
    }
    response.status(403).type("text/plain").send("This form was sent from another site.\n");
  };
}
