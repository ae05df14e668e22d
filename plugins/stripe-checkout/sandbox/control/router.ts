import express, { type Request, type Response, type Router } from "express";
import { z } from "zod";
import type { Failures } from "../api/failures";
import { readCard } from "../payments/cards";
import { authenticate, confirm } from "../payments/confirm";
import { expireIfDue } from "../payments/expire";
import type { State } from "../store/state";
import type { Deliveries } from "../webhooks/deliveries";
import { WHOLE_SANDBOX, webhookMode } from "../webhooks/emit";

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

const paySchema = z.strictObject({
  card: z.string().default("4242424242424242"),
  email: z.email().default("test@example.com"),
  name: z.string().default("Test"),
  /** Answer to the 3-D Secure question of cards that ask it. */
  authentication: z.enum(["complete", "fail"]).default("complete"),
});

/** Routes by which tests steer the sandbox; bodies and answers are JSON. */
export function controlRouter(options: ControlOptions): Router {
  const router = express.Router();
  router.use(express.json());
  const route =
    <T>(schema: z.ZodType<T>, handle: (body: T, request: Request, response: Response) => unknown) =>
    (request: Request, response: Response, next: (error: unknown) => void) => {
      answer(options, schema, handle, request, response).catch(next);
    };
  const nothing = z.unknown();

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
    route(paySchema, (wish, request) => payDirectly(options.state, request.params.id ?? "", wish)),
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
  handle: (body: T, request: Request, response: Response) => unknown,
  request: Request,
  response: Response,
): Promise<void> {
  const parsed = schema.safeParse(request.body ?? {});
  if (!parsed.success) {
    response.status(400).json({ message: z.prettifyError(parsed.error) });
    return;
  }
  const result = await handle(parsed.data, request, response);
  await options.state.save();
  options.deliveries.wake();
  if (result === undefined) response.status(404).json({ message: "There is no such record." });
  else response.json(result);
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
      amount: event.data.object.amount ?? event.data.object.amount_total ?? null,
      state: delivery.state,
      attempts: delivery.attempts,
    }));
}

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

function payDirectly(state: State, sessionId: string, wish: z.infer<typeof paySchema>): unknown {
  const form = { number: wish.card, expiry: "12/99", cvc: /^3[47]/.test(wish.card) ? "1234" : "123" };
  const read = readCard(form, new Date());
  if (!read.ok) return { outcome: "declined", faults: read.faults };
  const payer = { card: read.card, email: wish.email, name: wish.name, form: null };
  const first = confirm(state, sessionId, payer);
  if (first === undefined) return undefined;
  const last =
    first.outcome === "authenticate"
      ? authenticate(state, sessionId, wish.authentication === "complete")
      : first;
  if (last?.outcome === "declined") return { outcome: last.outcome, error: last.error };
  return { outcome: last?.outcome, session: state.get("session", sessionId)?.session };
}

function setExpiry(state: State, sessionId: string, expiresAt: number): unknown {
  const record = state.get("session", sessionId);
  if (!record) return undefined;
  record.session = { ...record.session, expires_at: expiresAt };
  state.put("session", sessionId, record);
  return expireIfDue(state, sessionId)?.session;
}
