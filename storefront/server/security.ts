import { randomBytes } from "node:crypto";
import type { RequestHandler } from "express";
import { languageOfPath } from "../app/language/paths.ts";
import type { Environment } from "./environment.ts";

const STRIPE_CHECKOUT = "https://checkout.stripe.com";
const SANITY_IMAGES = "https://cdn.sanity.io";

const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** A random nonce by which the CSP header allows the page's own scripts. Always of the same length. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Sets a fresh nonce per request and the headers that keep foreign scripts, frames and forms out. */
export function securityHeaders(environment: Environment): RequestHandler {
  const content = environment.CONTENT_LAKE_URL ? new URL(environment.CONTENT_LAKE_URL).origin : SANITY_IMAGES;
  // Pictures of planks come from where the commerce side keeps its files.
  const files = new URL(environment.S3_FILE_URL ?? environment.MEDUSA_URL).origin;
  const images = `${content} ${files}`;
  const payment = paymentOrigins(environment);
  const secure = environment.STOREFRONT_URL.startsWith("https:");
  const sockets = environment.NODE_ENV === "development" ? " ws:" : "";
  return (request, response, next) => {
    const nonce = newNonce();
    response.locals.nonce = nonce;
    const styles = environment.NODE_ENV === "development" ? "'self' 'unsafe-inline'" : "'self'";
    response.setHeader(
      "Content-Security-Policy",
      [
        // Firefox holds pages that links load ahead against this one; what else it would allow is forbidden below.
        "default-src 'self'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src ${styles}`,
        `img-src 'self' data: ${images}`,
        "font-src 'self'",
        `connect-src 'self'${sockets}`,
        "manifest-src 'self'",
        // The scene's worker: a file of the build.
        "worker-src 'self'",
        ...["child-src", "frame-src", "media-src", "object-src"].map((kind) => `${kind} 'none'`),
        `form-action 'self' ${payment}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        ...(secure ? ["upgrade-insecure-requests"] : []),
      ].join("; "),
    );
    // A mail carries its style in itself, as mail programs want it; there is nothing else in it to be allowed.
    if (request.path.startsWith("/preview/mail/")) response.setHeader("Content-Security-Policy", MAIL_POLICY);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader(
      "Referrer-Policy",
      isKey(request.path) ? "no-referrer" : "strict-origin-when-cross-origin",
    );
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader(
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), xr-spatial-tracking=(self)",
    );
    if (secure) response.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    next();
  };
}

/** Whether the path is the key to an offer or an order, which no other site shall learn. */
function isKey(path: string): boolean {
  return languageOfPath(path) !== undefined || /^\/(pay|payment-collection)\//.test(path);
}

/**
 * Browsers apply form-action to the redirects after a form as well, so the hosted payment page must be
 * named. A trial without STRIPE_SANDBOX_URL allows this machine's ports, where the sandbox runs.
 */
function paymentOrigins(environment: Environment): string {
  if (environment.SHOP_ENV === "production") return STRIPE_CHECKOUT;
  const sandbox = environment.STRIPE_SANDBOX_URL;
  return `${STRIPE_CHECKOUT} ${sandbox ? new URL(sandbox).origin : "http://localhost:* http://127.0.0.1:*"}`;
}
