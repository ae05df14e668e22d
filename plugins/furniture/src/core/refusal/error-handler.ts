import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { inGerman } from "./medusa-words";
import { issuesOf, Refusal, type RefusalIssue } from "./refusal";

const stockHandler = errorHandler();
const TOO_LARGE = 413;
const BAD_GATEWAY = 502;
const INSUFFICIENT_STORAGE = 507;
/** What the system says when a file or a table finds no room: the codes of Node and the message of Postgres. */
const DISK_FULL = /\b(?:ENOSPC|EDQUOT)\b|No space left on device/;
/** Postgres' codes for a value that cannot be read, counted or kept: class 22, "data exception", of its appendix A. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/;
/** What Knex says before it asks the database. */
const NO_OFFSET = /^A non-negative integer must be provided to offset/;
/** The codes that name a part of the query. */
const AT: Record<string, { path: string; shopper: string; staff: string }> = {
  "2201W": { path: "limit", shopper: "limit: must not be negative", staff: "limit: darf nicht negativ sein" },
  "2201X": {
    path: "offset",
    shopper: "offset: must not be negative",
    staff: "offset: darf nicht negativ sein",
  },
};
const UNREADABLE_VALUE = {
  path: "",
  shopper: "A value of the request cannot be read, or is out of bounds",
  staff: "Ein Wert der Anfrage ist nicht lesbar oder liegt außerhalb der Grenzen.",
} as const;
/** What Postgres says while it only reads. */
const READ_ONLY = /in a read-only transaction|during recovery/;
/** What Medusa's lock providers say when a cart or an order is busy for longer than a request waits. */
const BUSY = /already locked|Failed to acquire lock|Timed-out acquiring lock/;
const BEING_CHANGED = {
  shopper: "The cart is being changed by another request; please try again",
  staff: "Daran wird gerade noch etwas geändert. Bitte warte einen Moment und versuche es noch einmal.",
} as const;

/** The code of what a payment provider throws that got no answer. */
const PAYMENTS_SILENT = "stripe_silent";
const NOT_ANSWERING = {
  shopper: "The payment service is not answering; please try again",
  staff:
    "Stripe antwortet gerade nicht. Bitte lade die Seite neu, sieh nach, was davon geschehen ist, und versuche es in ein paar Minuten noch einmal.",
} as const;

const NO_ROOM = {
  shopper: "There is no room on the disk: nothing was stored",
  staff:
    "Der Server hat keinen Platz mehr zum Speichern. Sag der Technik Bescheid, und sieh danach nach, was gespeichert ist, bevor du es noch einmal versuchst.",
} as const;
/** What Medusa answers where it knows nothing to say. */
const UNKNOWN = "An unknown error occurred.";
const UNKNOWN_TO_STAFF = {
  read_only:
    "Die Datenbank liest gerade nur und nimmt nichts an. Sag der Technik Bescheid, und sieh danach nach, was gespeichert ist, bevor du es noch einmal versuchst.",
  other:
    "Der Server konnte das nicht ausführen; der Grund steht in seinem Protokoll. Lade die Seite neu und sieh nach, was gilt, bevor du es noch einmal versuchst.",
} as const;

/**
 * Answers refusals with their issues, unreadable requests and what is busy with a clear 4xx, a full disk with 507; leaves the
 * rest to Medusa.
 */
export function refusalHandler(
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const issues = issuesOf(error);
  if (issues) {
    const retryAfter = retryAfterOf(error);
    if (retryAfter !== undefined) response.set("Retry-After", String(retryAfter));
    answer(request, response.status(statusOf(error)), {
      type: typeOf(error),
      message: messageOf(error),
      issues,
    });
    return;
  }
  const reader = isOfStaff(request) ? "staff" : "shopper";
  const fault = faultOf(error, reader);
  if (!fault) {
    if (reader === "staff") sayInGerman(response, READ_ONLY.test(messageOf(error)) ? "read_only" : "other");
    stockHandler(error as MedusaError, request, response, next);
    return;
  }
  const { status, code, message, type = "invalid_data", path = "" } = fault;
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
  if (status === INSUFFICIENT_STORAGE) logger.error(`The disk is full: ${messageOf(error)}`);
  if (code === PAYMENTS_SILENT) logger.error(messageOf(error));
  if (code === "unreadable_value") logger.warn(`The database could not take a value: ${messageOf(error)}`);
  answer(request, response.status(status), { type, message, issues: [{ path, message, code }] });
}

/** Staff open papers in a tab of their browser, which asks for a page: they read the sentence alone. Everyone else gets JSON. */
function answer(
  request: MedusaRequest,
  response: MedusaResponse,
  refusal: { type: string | undefined; message: string; issues: readonly RefusalIssue[] },
): void {
  const isTab =
    request.method === "GET" && isOfStaff(request) && request.accepts(["json", "html"]) === "html";
  if (isTab) response.type("text/plain").send(refusal.message);
  else response.json(refusal);
}

/** Medusa's answer to staff in German, also where it knows nothing to say. */
function sayInGerman(response: MedusaResponse, what: keyof typeof UNKNOWN_TO_STAFF): void {
  const json = response.json.bind(response);
  response.json = (body) => {
    if (!hasText(body, "message")) return json(body);
    const message = body.message === UNKNOWN ? UNKNOWN_TO_STAFF[what] : inGerman(body.message);
    return json({ ...body, message });
  };
}

const isOfStaff = ({ originalUrl }: MedusaRequest): boolean => /^\/(?:admin|auth\/user)\b/.test(originalUrl);

/** A fault of the request as a whole, or of the place it met. */
interface Fault {
  status: number;
  code: string;
  message: string;
  type?: string;
  /** Empty for the request as a whole. */
  path?: string;
}

/** Names what neither a refusal nor Medusa has words for; nothing for everything else. */
function faultOf(error: unknown, reader: "staff" | "shopper"): Fault | undefined {
  if (typeOf(error) === "entity.parse.failed")
    return { status: 400, code: "not_json", message: "The body is not valid JSON" };
  const status = clientFaultOf(error);
  if (status)
    return { status, code: status === TOO_LARGE ? "too_large" : "unreadable", message: messageOf(error) };
  // The router could not decode a parameter of the path.
  if (error instanceof URIError)
    return { status: 400, code: "not_uri", message: "The address of the request is not valid" };
  if (BUSY.test(messageOf(error))) {
    return { status: 409, code: "busy", message: BEING_CHANGED[reader], type: "conflict" };
  }
  if (DISK_FULL.test(messageOf(error))) {
    const message = NO_ROOM[reader];
    return { status: INSUFFICIENT_STORAGE, code: "storage_full", message, type: "unexpected_state" };
  }
  if (hasText(error, "code") && error.code === PAYMENTS_SILENT) {
    const message = NOT_ANSWERING[reader];
    return { status: BAD_GATEWAY, code: PAYMENTS_SILENT, message, type: "unexpected_state", path: "payment" };
  }
  // Medusa's own lists hand a limit of -1 and a day called "x" on to the database.
  const state = NO_OFFSET.test(messageOf(error)) ? "2201X" : hasText(error, "code") ? error.code : "";
  if (DATA_EXCEPTION.test(state)) {
    const { path, [reader]: message } = AT[state] ?? UNREADABLE_VALUE;
    return { status: 400, code: "unreadable_value", message, path };
  }
  return undefined;
}

/** What the body's parser says of a body that is too large, or in an encoding it does not know. */
function clientFaultOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("status" in error) || !("expose" in error))
    return undefined;
  const { status, expose } = error;
  return typeof status === "number" && expose === true && status >= 400 && status < 500 ? status : undefined;
}

function statusOf(error: unknown): number {
  if (retryAfterOf(error) !== undefined) return 429;
  if (typeOf(error) === MedusaError.Types.CONFLICT) return 409;
  return typeOf(error) === MedusaError.Types.NOT_FOUND ? 404 : 400;
}

function typeOf(error: unknown): string | undefined {
  return hasText(error, "type") ? error.type : undefined;
}

function messageOf(error: unknown): string {
  return hasText(error, "message") ? error.message : "";
}

function hasText<Key extends string>(value: unknown, key: Key): value is Record<Key, string> {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, key) === "string";
}

/** Answered as 429 with Retry-After: the request would be in order, but there were too many of them. */
export class TooManyRequests extends Refusal {
  static readonly TYPE = "too_many_requests" as const;

  /**
   * @param retryAfter seconds until the next one is taken
   * @param code names the words that say what there were too many of
   */
  constructor(
    readonly retryAfter: number,
    language: Language,
    code: "too_many_requests" | "planks_held_often" = TooManyRequests.TYPE,
  ) {
    const message = textsIn(language).refusals[code](Math.max(1, Math.ceil(retryAfter / 60)));
    super(message, [{ path: "", message, code, params: { retry_after: retryAfter } }], TooManyRequests.TYPE);
  }
}

/** Seconds for Retry-After, when an error says so; workflow engines hand errors on as plain objects. */
function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== "object" || error === null || !("retryAfter" in error)) return undefined;
  return typeof error.retryAfter === "number" ? error.retryAfter : undefined;
}
