import type Stripe from "stripe";
import { z } from "zod";
import { decimalsOf, readAmount } from "../amount";
import { ApiError } from "../api/errors";
import { answerDispute, closeDispute, openDispute } from "../disputes/dispute";
import type { Language } from "../page/texts";
import { DEBIT_FAILURES } from "../payments/declines";
import { failDelayed, succeedDelayed } from "../payments/delayed";
import { chargeOf } from "../payments/owner";
import { endRefund, refund, setRefundMode } from "../refunds/refund";
import { DISPUTE_REASONS, REFUND_MODES } from "../store/records";
import type { State } from "../store/state";
import { say } from "./texts";

const id = z.string().max(100);

/** A form of the page of one payment. */
export const deedForm = z.discriminatedUnion("deed", [
  z.object({ deed: z.literal("succeed") }),
  z.object({ deed: z.literal("fail"), reason: z.enum(DEBIT_FAILURES) }),
  z.object({ deed: z.literal("refund"), amount: z.string().max(50) }),
  z.object({ deed: z.literal("refund-mode"), mode: z.enum(REFUND_MODES) }),
  z.object({ deed: z.literal("refund-succeed"), refund: id }),
  z.object({ deed: z.literal("refund-fail"), refund: id }),
  z.object({ deed: z.literal("dispute"), disputeReason: z.enum(DISPUTE_REASONS) }),
  z.object({ deed: z.literal("dispute-review"), dispute: id }),
  z.object({ deed: z.literal("dispute-won"), dispute: id }),
  z.object({ deed: z.literal("dispute-lost"), dispute: id }),
]);
export type DeedForm = z.infer<typeof deedForm>;

/** Does what a form asks for. @returns why it was refused, or nothing when it is done */
export function doDeed(
  state: State,
  intent: Stripe.PaymentIntent,
  form: DeedForm,
  language: Language,
): string | undefined {
  try {
    return perform(state, intent, form, language);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

function perform(
  state: State,
  intent: Stripe.PaymentIntent,
  form: DeedForm,
  language: Language,
): string | undefined {
  switch (form.deed) {
    case "succeed":
      succeedDelayed(state, intent);
      return undefined;
    case "fail":
      failDelayed(state, intent, form.reason);
      return undefined;
    case "refund":
      return refundInDashboard(state, intent, form.amount, language);
    case "refund-mode":
      setRefundMode(state, requireCharge(state, intent).id, form.mode);
      return undefined;
    case "refund-succeed":
      endRefund(state, requireRefund(state, intent, form.refund), "succeeded");
      return undefined;
    case "refund-fail":
      endRefund(state, requireRefund(state, intent, form.refund), "failed");
      return undefined;
    case "dispute":
      openDispute(state, requireCharge(state, intent), { reason: form.disputeReason });
      return undefined;
    case "dispute-review": {
      const dispute = requireDispute(state, intent, form.dispute);
      answerDispute(state, dispute, { evidence: {}, metadata: dispute.metadata, submit: true });
      return undefined;
    }
    case "dispute-won":
      closeDispute(state, requireDispute(state, intent, form.dispute), "won");
      return undefined;
    case "dispute-lost":
      closeDispute(state, requireDispute(state, intent, form.dispute), "lost");
      return undefined;
  }
}

function refundInDashboard(
  state: State,
  intent: Stripe.PaymentIntent,
  typed: string,
  language: Language,
): string | undefined {
  const charge = requireCharge(state, intent);
  const amount = readAmount(typed, charge.currency);
  if (amount === undefined) {
    return say(language, "badAmount", { decimals: String(decimalsOf(charge.currency)) });
  }
  refund(state, charge, { amount, reason: "requested_by_customer", metadata: {} });
  return undefined;
}

function requireCharge(state: State, intent: Stripe.PaymentIntent): Stripe.Charge {
  return found(chargeOf(state, intent), intent);
}

function requireRefund(state: State, intent: Stripe.PaymentIntent, refundId: string): Stripe.Refund {
  return found(state.get("refund", refundId), intent);
}

function requireDispute(state: State, intent: Stripe.PaymentIntent, disputeId: string): Stripe.Dispute {
  return found(state.get("dispute", disputeId), intent);
}

/** What a form names must be of the payment on whose page it stood. */
function found<T extends { id: string; payment_intent: unknown }>(
  record: T | undefined,
  intent: Stripe.PaymentIntent,
): T {
  if (record?.payment_intent === intent.id) return record;
  throw new ApiError(404, {
    type: "invalid_request_error",
    message: `Payment ${intent.id} has no such part.`,
  });
}
