import type { Request, RequestHandler, Router } from "express";
import type Stripe from "stripe";
import { z } from "zod";
import { ApiError, resourceMissing } from "../api/errors";
import { answerDispute, closeDispute, openDispute } from "../disputes/dispute";
import { acceptMethods } from "../payments/account";
import { readCard } from "../payments/cards";
import { authenticate, type Confirmation, confirmCard, confirmMeans, type Payer } from "../payments/confirm";
import { DEBIT_FAILURES } from "../payments/declines";
import { failDelayed, readIban, succeedDelayed } from "../payments/delayed";
import { chargeOf, intentNamed } from "../payments/owner";
import { endRefund, refund, setRefundMode } from "../refunds/refund";
import { DISPUTE_REASONS, METHOD_TYPES, REFUND_MODES } from "../store/records";
import type { State } from "../store/state";

const amount = z.number().int().min(1).optional();

const delayedSchema = z.discriminatedUnion("result", [
  z.strictObject({ result: z.literal("succeed") }),
  z.strictObject({ result: z.literal("fail"), reason: z.enum(DEBIT_FAILURES).default("insufficient_funds") }),
]);
const modeSchema = z.strictObject({ mode: z.enum(REFUND_MODES) });
const methodsSchema = z.strictObject({ methods: z.array(z.enum(METHOD_TYPES)).min(1) });
const refundSchema = z.strictObject({ amount });
const endSchema = z.strictObject({ status: z.enum(["succeeded", "failed", "canceled"]) });
const disputeSchema = z.strictObject({ reason: z.enum(DISPUTE_REASONS).default("fraudulent"), amount });
const decisionSchema = z.strictObject({ status: z.enum(["under_review", "won", "lost"]) });

/** What banks, customers and the shop's staff do at Stripe, outside of the shop. Amounts in the smallest unit. */
export function controlPayments(router: Router, route: Route, state: State): void {
  router.post(
    "/payments/:id/delayed",
    route(delayedSchema, (wish, { params }) =>
      withIntent(state, params.id, (intent) =>
        wish.result === "succeed" ? succeedDelayed(state, intent) : failDelayed(state, intent, wish.reason),
      ),
    ),
  );
  router.post(
    "/payments/:id/refunds",
    route(refundSchema, (wish, { params }) =>
      withCharge(state, params.id, (charge) =>
        refund(state, charge, { ...wish, reason: "requested_by_customer", metadata: {} }),
      ),
    ),
  );
  router.put(
    "/payments/:id/refund-mode",
    route(modeSchema, ({ mode }, { params }) =>
      withCharge(state, params.id, (charge) => {
        setRefundMode(state, charge.id, mode);
        return { mode };
      }),
    ),
  );
  router.put(
    "/refund-mode",
    route(modeSchema, ({ mode }) => {
      setRefundMode(state, null, mode);
      return { mode };
    }),
  );
  router.put(
    "/payment-methods",
    route(methodsSchema, ({ methods }) => {
      acceptMethods(state, methods);
      return { methods };
    }),
  );
  router.post(
    "/refunds/:id",
    route(endSchema, ({ status }, { params }) => {
      const found = state.get("refund", params.id ?? "");
      return found && endRefund(state, found, status);
    }),
  );
  router.post(
    "/payments/:id/disputes",
    route(disputeSchema, (wish, { params }) =>
      withCharge(state, params.id, (charge) => openDispute(state, charge, wish)),
    ),
  );
  router.post(
    "/disputes/:id",
    route(decisionSchema, ({ status }, { params }) => {
      const dispute = state.get("dispute", params.id ?? "");
      return dispute && decide(state, dispute, status);
    }),
  );
}

function decide(
  state: State,
  dispute: Stripe.Dispute,
  status: "under_review" | "won" | "lost",
): Stripe.Dispute {
  if (status !== "under_review") return closeDispute(state, dispute, status);
  return answerDispute(state, dispute, { evidence: {}, metadata: dispute.metadata, submit: true });
}

/** @param id of a Checkout Session, a PaymentIntent or a charge */
function withIntent<T>(
  state: State,
  id: string | undefined,
  act: (intent: Stripe.PaymentIntent) => T,
): T | undefined {
  const intent = intentNamed(state, id ?? "");
  return intent && act(intent);
}

function withCharge<T>(
  state: State,
  id: string | undefined,
  act: (charge: Stripe.Charge) => T,
): T | undefined {
  return withIntent(state, id, (intent) => {
    const charge = chargeOf(state, intent);
    if (!charge) throw resourceMissing("charge", intent.id);
    return act(charge);
  });
}

/** Stripe's own test account, whose debits the sandbox decides by a button. */
const TEST_IBAN = "AT611904300234573201";

export const paySchema = z.strictObject({
  method: z.enum(METHOD_TYPES).default("card"),
  card: z.string().default("4242424242424242"),
  iban: z.string().default(TEST_IBAN),
  email: z.email().default("test@example.com"),
  name: z.string().default("Test"),
  /** What is answered to 3-D Secure, PayPal or Klarna. */
  authentication: z.enum(["complete", "fail"]).default("complete"),
});

type PayWish = z.infer<typeof paySchema>;

/** Pays a session as its page would. @returns nothing when there is no such session */
export function payWithoutPage(state: State, sessionId: string, wish: PayWish): unknown {
  const session = state.get("session", sessionId)?.session;
  if (session && !session.payment_method_types.includes(wish.method)) {
    const message = `This Checkout Session takes ${session.payment_method_types.join(", ")}, not ${wish.method}.`;
    throw new ApiError(400, { type: "invalid_request_error", message, param: "method" });
  }
  const first = begin(state, sessionId, wish, { email: wish.email, name: wish.name, form: null });
  if (first === undefined || "faults" in first) return first;
  const last =
    first.outcome === "authenticate"
      ? authenticate(state, sessionId, wish.authentication === "complete")
      : first;
  if (last?.outcome === "declined") return { outcome: last.outcome, error: last.error };
  return { outcome: last?.outcome, session: state.get("session", sessionId)?.session };
}

type Refused = { outcome: "declined"; faults: Record<string, string> };

function begin(
  state: State,
  sessionId: string,
  wish: PayWish,
  payer: Payer,
): Confirmation | Refused | undefined {
  if (wish.method === "card") {
    const form = { number: wish.card, expiry: "12/99", cvc: /^3[47]/.test(wish.card) ? "1234" : "123" };
    const read = readCard(form, new Date());
    if (!read.ok) return { outcome: "declined", faults: read.faults };
    return confirmCard(state, sessionId, read.card, payer);
  }
  if (wish.method === "sepa_debit") {
    const read = readIban(wish.iban);
    if (!read.ok) return { outcome: "declined", faults: { iban: read.fault } };
    return confirmMeans(state, sessionId, { ...payer, means: read.means });
  }
  return confirmMeans(state, sessionId, { ...payer, means: { type: wish.method, country: "DE" } });
}

/** Makes a route of a schema of its body and of what it does; `undefined` answers 404. */
export type Route = <T>(
  schema: z.ZodType<T>,
  handle: (body: T, request: Request) => unknown,
) => RequestHandler;
