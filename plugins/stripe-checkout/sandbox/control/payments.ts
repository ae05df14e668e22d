import type { Router } from "express";
import type Stripe from "stripe";
import { z } from "zod";
import { resourceMissing } from "../api/errors";
import { answerDispute, closeDispute, openDispute } from "../disputes/dispute";
import { acceptMethods } from "../payments/account";
import { DEBIT_FAILURES } from "../payments/declines";
import { failDelayed, succeedDelayed } from "../payments/delayed";
import { chargeOf, intentNamed } from "../payments/owner";
import { endRefund, refund, setRefundMode } from "../refunds/refund";
import { DISPUTE_REASONS, METHOD_TYPES, REFUND_MODES } from "../store/records";
import type { State } from "../store/state";
import type { Route } from "./route";

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
