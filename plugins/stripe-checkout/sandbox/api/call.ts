import type { State } from "../store/state";
import type { FormValue } from "./parameters";

/** One request to the API, already authenticated and parsed. */
export interface Call {
  state: State;
  /** Address of the sandbox without a trailing slash, for hosted pages. */
  baseUrl: string;
  /** Values of the address's placeholders, such as `id`. */
  path: Record<string, string>;
  parameters: Record<string, FormValue>;
  request: { id: string; idempotency_key: string | null };
}

/**
 * Answers a call. It must not await between its first change of the state and its end: the changes of one call
 * are one step of the journal.
 */
export type Handler = (call: Call) => unknown;

export interface Endpoint {
  method: "get" | "post";
  path: string;
  handle: Handler;
}

/** Of the object that the address names. */
export function idOf(call: Call): string {
  return call.path.id ?? "";
}
