import { createHash } from "node:crypto";
import type { IdempotentAnswer } from "../store/records";
import { KEY_LIFE_MS } from "../store/state";
import { ApiError, ParameterError } from "./errors";

export interface KeyedRequest {
  key: string;
  /** Method and address, such as `POST /v1/refunds`. */
  endpoint: string;
  body: string;
}

/** What of the state keeps answers. */
export interface Answers {
  get(kind: "idempotentAnswer", key: string): IdempotentAnswer | undefined;
  put(kind: "idempotentAnswer", key: string, answer: IdempotentAnswer): unknown;
}

const LONGEST_KEY = 255;

/** Keys of requests that have not been answered yet; a restart answers none of them any more. */
export class KeysInUse {
  readonly #keys = new Set<string>();

  /**
   * Claims a key until `release`.
   * @throws ApiError 409 while another request with it is under way, 400 when it is too long
   */
  claim({ key }: KeyedRequest): void {
    if (key.length > LONGEST_KEY) {
      throw new ParameterError(
        `Idempotency key is too long (${key.length} characters, at most ${LONGEST_KEY}).`,
      );
    }
    if (this.#keys.has(key)) {
      throw new ApiError(409, {
        type: "idempotency_error",
        code: "idempotency_key_in_use",
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      });
    }
    this.#keys.add(key);
  }

  release({ key }: KeyedRequest): void {
    this.#keys.delete(key);
  }
}

/**
 * The stored answer to a repeated request, if there is one that is not older than a day.
 * @param now milliseconds since the epoch
 * @throws ApiError `idempotency_error` when the key came with another endpoint or other parameters
 */
export function storedAnswer(
  state: Answers,
  request: KeyedRequest,
  now: number,
): IdempotentAnswer | undefined {
  const stored = state.get("idempotentAnswer", request.key);
  if (!stored || stored.createdAt < now - KEY_LIFE_MS) return undefined;
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
export function storeAnswer(
  state: Answers,
  request: KeyedRequest,
  status: number,
  body: unknown,
  now: number,
): void {
  state.put("idempotentAnswer", request.key, {
    endpoint: request.endpoint,
    parameters: fingerprint(request.body),
    status,
    body,
    createdAt: now,
  });
}

/** Errors of an endpoint that had begun are kept like its successes; refused parameters and clashing keys are not. */
export function isKept(error: ApiError): boolean {
  return !(error instanceof ParameterError) && error.body.type !== "idempotency_error";
}

function misuse(message: string): ApiError {
  return new ApiError(400, { type: "idempotency_error", message });
}

function fingerprint(body: string): string {
  const pairs = [...new URLSearchParams(body)].map(([name, value]) => JSON.stringify([name, value])).sort();
  return createHash("sha256").update(pairs.join("\n")).digest("hex");
}
