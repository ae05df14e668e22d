import type { RequestHandler, Response } from "express";
import { SAFE_METHODS } from "./sameOrigin.ts";

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
