import type { MedusaRequestHandler } from "@medusajs/framework/http";
import { asciiEmail } from "@planke46/furniture-rules";

/**
 * A parsed body whose texts are composed (NFC). "ễ" is one sign on most keyboards and up to three on others: they look alike, and neither
 * a search nor a comparison would take one for the other. For bodies that are not nested too deeply.
 */
export function composed(body: unknown): unknown {
  if (typeof body === "string") return body.normalize("NFC");
  if (Array.isArray(body)) return body.map(composed);
  if (!isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, composed(value)]));
}

/** Keeps every text of a request in the one form in which it is found again. */
export const composeTexts: MedusaRequestHandler = (request, _response, next) => {
  request.body = composed(request.body);
  next();
};

/** Writes the address of a contact as Medusa's own check of it wants it, see {@link asciiEmail}. */
export const asciiContact: MedusaRequestHandler = (request, _response, next) => {
  const { body } = request;
  if (isRecord(body) && typeof body.email === "string")
    request.body = { ...body, email: asciiEmail(body.email) };
  next();
};

/** Of JSON, not a file. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
