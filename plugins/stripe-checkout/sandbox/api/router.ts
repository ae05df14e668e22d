import { timingSafeEqual } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import express, { type Request, type Response, type Router } from "express";
import { newId } from "../identifiers";
import type { State } from "../store/state";
import { API_VERSION } from "../webhooks/emit";
import type { Endpoint } from "./call";
import { chargeEndpoints, eventEndpoints } from "./charges";
import { checkoutSessionEndpoints } from "./checkout-sessions";
import { disputeEndpoints } from "./disputes";
import { ApiError } from "./errors";
import { expanded } from "./expansion";
import type { Failures } from "./failures";
import { isKept, type KeyedRequest, KeysInUse, storeAnswer, storedAnswer } from "./idempotency";
import { parseForm } from "./parameters";
import { paymentIntentEndpoints } from "./payment-intents";
import { refundEndpoints } from "./refunds";

export interface ApiOptions {
  state: State;
  failures: Failures;
  apiKey: string;
  baseUrl: () => string;
  /** Called after every saved change, so that events leave. */
  afterSave: () => void;
}

interface Answer {
  status: number;
  body: unknown;
  isReplayed: boolean;
}

/** Stripe's HTTP API: form-encoded requests, bearer keys, idempotency, error objects. */
export function apiRouter(options: ApiOptions): Router {
  const router = express.Router();
  router.use("/v1", express.text({ type: () => true, limit: "1mb" }));
  router.use("/v1", (request, response, next) => {
    response.set({
      "request-id": newId("req_", 14),
      "stripe-version": request.get("stripe-version") ?? API_VERSION,
    });
    const refusal = refusalOfKey(request, options.apiKey);
    if (refusal) send(response, { status: refusal.status, body: { error: refusal.body }, isReplayed: false });
    else next();
  });
  const endpoints = [
    ...checkoutSessionEndpoints,
    ...paymentIntentEndpoints,
    ...chargeEndpoints,
    ...refundEndpoints,
    ...disputeEndpoints,
    ...eventEndpoints,
  ];
  const keys = new KeysInUse();
  for (const endpoint of endpoints) {
    router[endpoint.method](endpoint.path, (request, response, next) => {
      serveInTurn(options, keys, endpoint, request, response).catch(next);
    });
  }
  router.use("/v1", (request, response) => {
    const message = `Unrecognized request URL (${request.method}: ${request.baseUrl}${request.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    send(response, {
      status: 404,
      body: { error: { type: "invalid_request_error", message } },
      isReplayed: false,
    });
  });
  return router;
}

/** A key belongs to one request from its arrival to its answer. */
async function serveInTurn(
  options: ApiOptions,
  keys: KeysInUse,
  endpoint: Endpoint,
  request: Request,
  response: Response,
): Promise<void> {
  const failure = options.failures.take(request.method, request.path);
  if (failure?.kind === "hang") return;
  if (failure?.kind === "error") {
    const message = "An unknown error occurred (ordered by a test of the sandbox).";
    send(response, { status: 500, body: { error: { type: "api_error", message } }, isReplayed: false });
    return;
  }
  const keyed = keyedRequest(request);
  try {
    if (keyed) keys.claim(keyed);
  } catch (error) {
    send(response, refusal(error));
    return;
  }
  try {
    const answer = execute(options, endpoint, request, response, keyed);
    await options.state.save();
    options.afterSave();
    if (failure?.kind === "slow") await wait(failure.delayMs);
    if (failure?.kind === "lost") request.socket.destroy();
    else send(response, answer);
  } finally {
    if (keyed) keys.release(keyed);
  }
}

/** Runs without awaiting, so that the changes of one request are one step of the journal. */
function execute(
  options: ApiOptions,
  endpoint: Endpoint,
  request: Request,
  response: Response,
  keyed: KeyedRequest | undefined,
): Answer {
  try {
    const stored = keyed && storedAnswer(options.state, keyed, Date.now());
    if (stored) return { status: stored.status, body: stored.body, isReplayed: true };
    const query = request.originalUrl.split("?")[1] ?? "";
    const parameters = parseForm(request.method === "POST" ? bodyOf(request) : query);
    const result = endpoint.handle({
      state: options.state,
      baseUrl: options.baseUrl(),
      path: request.params,
      parameters,
      request: { id: String(response.get("request-id")), idempotency_key: keyed?.key ?? null },
    });
    const body = expanded(options.state, result, parameters.expand);
    if (keyed) storeAnswer(options.state, keyed, 200, body, Date.now());
    return { status: 200, body, isReplayed: false };
  } catch (error) {
    const refused = refusal(error);
    if (keyed && error instanceof ApiError && isKept(error)) {
      storeAnswer(options.state, keyed, refused.status, refused.body, Date.now());
    }
    return refused;
  }
}

/** @throws what is no refusal of the API: a fault of the sandbox */
function refusal(error: unknown): Answer {
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, body: { error: error.body }, isReplayed: false };
}

function keyedRequest(request: Request): KeyedRequest | undefined {
  const key = request.get("idempotency-key");
  if (request.method !== "POST" || !key) return undefined;
  return { key, endpoint: `POST ${request.path}`, body: bodyOf(request) };
}

function bodyOf(request: Request): string {
  return typeof request.body === "string" ? request.body : "";
}

function send(response: Response, answer: Answer): void {
  if (answer.isReplayed) response.set("idempotent-replayed", "true");
  response.status(answer.status).json(answer.body);
}

function refusalOfKey(request: Request, apiKey: string): ApiError | undefined {
  const header = request.get("authorization") ?? "";
  const [, scheme = "", value = ""] = /^(Bearer|Basic)\s+(.+)$/i.exec(header) ?? [];
  const given =
    scheme.toLowerCase() === "basic" ? (Buffer.from(value, "base64").toString().split(":")[0] ?? "") : value;
  if (given === "") {
    return new ApiError(401, {
      type: "invalid_request_error",
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    });
  }
  if (isEqual(given, apiKey)) return undefined;
  const shown = given.length > 12 ? `${given.slice(0, 8)}${"*".repeat(8)}${given.slice(-4)}` : "*".repeat(8);
  return new ApiError(401, { type: "invalid_request_error", message: `Invalid API Key provided: ${shown}` });
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
