import type { RequestHandler, Response } from "express";

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

/** Bytes. The longest form, a withdrawal with every field full of umlauts, has 40,000. */
const LARGEST_FORM = 64 * 1024;
/** The only accepted form type. No form of the shop uploads files, so multipart bodies are refused. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * Checks a form's headers before its body is read: 411 without a length, 413 when too long, 415 when it is not a form,
 * each as `{message, issues}`.
 */
export const formBodies: RequestHandler = (request, response, next) => {
  if (SAFE_METHODS.has(request.method)) return next();
  const { "content-length": length, "content-type": type, "transfer-encoding": chunks } = request.headers;
  if (chunks !== undefined)
    return refuse(response, 411, "the length of the form must be known beforehand", "no_length");
  const bytes = Number(length ?? 0);
  if (bytes > LARGEST_FORM)
    return refuse(response, 413, `a form may have ${LARGEST_FORM} bytes`, "too_large");
  if (bytes > 0 && !FORM_TYPE.test(type ?? ""))
    return refuse(response, 415, "only forms are taken", "no_form");
  // Without a body, `request.formData()` then returns an empty form instead of throwing.
  if (bytes === 0) request.headers["content-type"] = "application/x-www-form-urlencoded";
  next();
};

function refuse(response: Response, status: number, message: string, code: string): void {
  response
    .status(status)
    .setHeader("Cache-Control", "no-store")
    .json({ message, issues: [{ path: "", message, code }] });
}
