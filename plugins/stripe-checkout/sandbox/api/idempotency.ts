import { createHash } from "node:crypto";
import type { IdempotentAnswer } from "../store/records";
import type { State } from "../store/state";
import { ApiError } from "./errors";

export interface KeyedRequest {
  key: string;
  /** Method and address, such as `POST /v1/refunds`. */
  endpoint: string;
  body: string;
}

/**
 * The stored answer to a repeated request, if there is one.
 * @throws ApiError `idempotency_error` when the key came with another endpoint or other parameters
 */
export function storedAnswer(state: State, request: KeyedRequest): IdempotentAnswer | undefined {
  const stored = state.get("idempotentAnswer", request.key);
  if (!stored) return undefined;
  if (stored.endpoint !== request.endpoint) {
    throw misuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${stored.endpoint}' vs '${request.endpoint}'). Try using a key other than '${request.key}' if you meant to execute a different request.`,
    );
  }
  if (stored.parameters !== fingerprint(request.body)) {
    throw misuse(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    );
  }
  return stored;
}

/** Keeps an answer for repetitions; saved in one step with the changes the request made. */
export function storeAnswer(state: State, request: KeyedRequest, status: number, body: unknown): void {
  state.put("idempotentAnswer", request.key, {
    endpoint: request.endpoint,
    parameters: fingerprint(request.body),
    status,
    body,
    createdAt: Date.now(),
  });
}

function misuse(message: string): ApiError {
  return new ApiError(400, { type: "idempotency_error", message });
}

function fingerprint(body: string): string {
  const pairs = [...new URLSearchParams(body)].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash("sha256").update(pairs.join("\n")).digest("hex");
}
