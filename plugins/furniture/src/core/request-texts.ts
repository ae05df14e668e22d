import type { MedusaRequestHandler } from "@medusajs/framework/http";
import { asciiEmail } from "@planke46/furniture-rules";
import { Refusal } from "./refusal/refusal";

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

/** Deeper than any real request, and shallow enough for code that walks through a body recursively. */
const DEEPEST = 32;
/** Postgres stores no NUL, and no half of a surrogate pair in JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;
/** Members that break the conversion of an object to a string, for example in the messages of Medusa's own checks. */
const RESERVED: ReadonlySet<string> = new Set(["toString", "valueOf"]);

/**
 * Refuses texts that the database cannot store and bodies that are nested too deeply, on our routes and on Medusa's.
 * Without it they would cause an internal error.
 */
export const refuseUnstorable: MedusaRequestHandler = (request, _response, next) => {
  if (/%00/.test(request.originalUrl)) throw unstorable("");
  const fault = findFault(request.body);
  if (fault) throw fault;
  next();
};

/** The first fault of a parsed body. Walks without recursion, as the body may be nested deeper than the stack. */
export function findFault(body: unknown): Refusal | undefined {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: body, path: "", depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === "string" && UNSTORABLE.test(value)) return unstorable(path);
    if (typeof value !== "object" || value === null) continue;
    if (depth === DEEPEST) return Refusal.single(path, "The body is nested too deeply", "too_deep");
    for (const [key, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(key)) return unstorable(path);
      if (RESERVED.has(key)) return Refusal.single(path, `No field can be named ${key}`, "reserved_name");
      open.push({ value: inner, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
  return undefined;
}

function unstorable(path: string): Refusal {
  const where = path ? `${path}: ` : "";
  return Refusal.single(path, `${where}The text contains characters that cannot be stored`, "unstorable");
}
