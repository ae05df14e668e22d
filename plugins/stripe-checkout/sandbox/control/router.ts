import express, { type Request, type Response, type Router } from "express";
import { z } from "zod";
import { ApiError } from "../api/errors";
import type { Failures } from "../api/failures";
import { expireIfDue } from "../payments/expire";
import type { State } from "../store/state";
import type { Deliveries } from "../webhooks/deliveries";
import { WHOLE_SANDBOX, webhookMode } from "../webhooks/emit";
import { controlPayments, paySchema, payWithoutPage, type Route } from "./payments";

export interface ControlOptions {
  state: State;
  failures: Failures;
  deliveries: Deliveries;
}

const modeSchema = z.strictObject({
  mode: z.enum(["deliver", "drop", "hold"]).default("deliver"),
  delayMs: z.number().int().min(0).default(0),
  copies: z.number().int().min(1).max(50).default(1),
  /** How far the clock that signs is ahead of the shop's (s); a negative one is behind. */
  skewSeconds: z.number().int().default(0),
});

const failureSchema = z.strictObject({
  kind: z.enum(["error", "lost", "slow", "hang"]),
  requests: z.number().int().min(1).default(1),
  delayMs: z.number().int().min(0).default(1000),
  method: z.string().optional(),
  path: z.string().optional(),
});

/** Routes by which tests steer the sandbox; bodies and answers are JSON. */
export function controlRouter(options: ControlOptions): Router {
  const router = express.Router();
  router.use(express.json());
  const route: Route =
    (schema, handle) =>
    (request, response, next): void => {
      answer(options, schema, handle, request, response).catch(next);
    };
  const nothing = z.unknown();
  controlPayments(router, route, options.state);

  router.get(
    "/webhooks",
    route(nothing, () => webhookMode(options.state, null)),
  );
  router.put(
    "/webhooks",
    route(modeSchema, (mode) => setMode(options, WHOLE_SANDBOX, mode)),
  );
  router.put(
    "/checkout/sessions/:id/webhooks",
    route(modeSchema, (mode, request) => setMode(options, request.params.id ?? "", mode)),
  );
  router.get(
    "/events",
    route(nothing, (_body, request) => listEvents(options, request)),
  );
  router.post(
    "/events/:id/deliver",
    route(nothing, (_body, request) => options.deliveries.deliverNow(request.params.id ?? "")),
  );
  router.post(
    "/events/release",
    route(nothing, () => release(options)),
  );
  router.post(
    "/checkout/sessions/:id/pay",
    route(paySchema, (wish, request) => payWithoutPage(options.state, request.params.id ?? "", wish)),
  );
  router.post(
    "/checkout/sessions/:id/expires-at",
    route(z.strictObject({ expires_at: z.number().int() }), ({ expires_at }, request) =>
      setExpiry(options.state, request.params.id ?? "", expires_at),
    ),
  );
  router.get(
    "/failures",
    route(nothing, () => options.failures.list()),
  );
  router.post(
    "/failures",
    route(failureSchema, (failure) => {
      options.failures.order(failure);
      return options.failures.list();
    }),
  );
  router.delete(
    "/failures",
    route(nothing, () => {
      options.failures.clear();
      return [];
    }),
  );
  return router;
}

async function answer<T>(
  options: ControlOptions,
  schema: z.ZodType<T>,
  handle: (body: T, request: Request) => unknown,
  request: Request,
  response: Response,
): Promise<void> {
  const parsed = schema.safeParse(request.body ?? {});
  if (!parsed.success) {
    response.status(400).json({ message: z.prettifyError(parsed.error) });
    return;
  }
  const result = await refusable(response, () => handle(parsed.data, request));
  await options.state.save();
  options.deliveries.wake();
  if (response.headersSent) return;
  if (result === undefined) response.status(404).json({ message: "There is no such record." });
  else response.json(result);
}

/** What the API would refuse is refused here with its status and error. */
async function refusable(response: Response, handle: () => unknown): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    response.status(error.status).json({ message: error.message, error: error.body });
    return undefined;
  }
}

function setMode({ state }: ControlOptions, scope: string, mode: z.infer<typeof modeSchema>): unknown {
  if (scope !== WHOLE_SANDBOX && !state.get("session", scope)) return undefined;
  state.put("webhookMode", scope, mode);
  return mode;
}

/** Events with their deliveries, oldest first; `?session=` and `?type=` narrow the list. */
function listEvents({ state }: ControlOptions, request: Request): unknown {
  const { session, type } = request.query;
  return state
    .newestFirst("event")
    .reverse()
    .filter((record) => (!session || record.sessionId === session) && (!type || record.event.type === type))
    .map(({ event, sessionId, delivery }) => ({
      id: event.id,
      type: event.type,
      session: sessionId,
      /** Smallest unit of the currency: of a session, an intent, a charge or a refund. */
      amount: amountOf(event.data.object),
      state: delivery.state,
      attempts: delivery.attempts,
    }));
}

function amountOf(object: object): number | null {
  const { amount, amount_total } = amounts.parse(object);
  return amount ?? amount_total ?? null;
}

const amounts = z.object({ amount: z.number().nullish(), amount_total: z.number().nullish() });

/** Sends every held or dropped event after all. */
function release({ state }: ControlOptions): unknown {
  const waiting = state
    .newestFirst("event")
    .filter(({ delivery }) => ["held", "dropped"].includes(delivery.state));
  for (const record of waiting) {
    const delivery = { ...record.delivery, state: "pending" as const, nextAttemptAt: Date.now() };
    state.put("event", record.event.id, { ...record, delivery });
  }
  return { released: waiting.length };
}

function setExpiry(state: State, sessionId: string, expiresAt: number): unknown {
  const record = state.get("session", sessionId);
  if (!record) return undefined;
  record.session = { ...record.session, expires_at: expiresAt };
  state.put("session", sessionId, record);
  return expireIfDue(state, sessionId)?.session;
}
