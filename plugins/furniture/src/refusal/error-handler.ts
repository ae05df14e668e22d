import {
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { retryAfterOf } from "../rate-limit/too-many-requests";
import { issuesOf } from "./refusal";

const stockHandler = errorHandler();
/** What Medusa's lock providers say when a cart is busy for longer than a request waits. */
const BUSY = /already locked|Failed to acquire lock|Timed-out acquiring lock/;

/** Answers refusals with their issues, unreadable requests and busy carts with a clear 4xx; leaves the rest to Medusa. */
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
    response.status(statusOf(error)).json({ type: typeOf(error), message: messageOf(error), issues });
    return;
  }
  if (typeOf(error) === "entity.parse.failed") {
    const message = "The body is not valid JSON";
    response
      .status(400)
      .json({ type: "invalid_data", message, issues: [{ path: "", message, code: "not_json" }] });
    return;
  }
  // The router could not decode a parameter of the path.
  if (error instanceof URIError) {
    const message = "The address of the request is not valid";
    response
      .status(400)
      .json({ type: "invalid_data", message, issues: [{ path: "", message, code: "not_uri" }] });
    return;
  }
  if (BUSY.test(messageOf(error))) {
    const message = "The cart is being changed by another request; please try again";
    response.status(409).json({ type: "conflict", message, issues: [{ path: "", message, code: "busy" }] });
    return;
  }
  stockHandler(error as MedusaError, request, response, next);
}

function statusOf(error: unknown): number {
  if (retryAfterOf(error) !== undefined) return 429;
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
