import type Stripe from "stripe";
import { invalidRequest } from "../api/errors";
import { sessionIdOf } from "../payments/owner";
import type { DisputeReason } from "../store/records";
import type { State } from "../store/state";
import { type ApiRequest, emit } from "../webhooks/emit";
import { movement, newDispute } from "./dispute-object";

/** What a customer disputes with their bank. */
export interface DisputeWish {
  reason: DisputeReason;
  /** Smallest unit of the currency; what has not been refunded when absent. */
  amount?: number;
}

/** Every dispute of a charge, newest first. */
export function disputesOf(state: State, charge: Stripe.Charge): Stripe.Dispute[] {
  return state.newestFirst("dispute").filter((dispute) => dispute.charge === charge.id);
}

/** The dispute that keeps a charge from being refunded: one that is not won. */
export function openDisputeOf(state: State, charge: Stripe.Charge): Stripe.Dispute | undefined {
  return charge.disputed ? disputesOf(state, charge).find(({ status }) => status !== "won") : undefined;
}

/**
 * A customer disputes a payment: its money is taken from the balance until the bank decides.
 * @throws ApiError when the charge cannot be disputed (again) or the amount is more than is left of it
 */
export function openDispute(state: State, charge: Stripe.Charge, wish: DisputeWish): Stripe.Dispute {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wish.amount ?? left;
  if (!charge.paid || !charge.captured || openDisputeOf(state, charge)) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`);
  }
  if (amount < 1 || amount > left) {
    throw invalidRequest(`Charge ${charge.id} has ${left} left to dispute.`, { param: "amount" });
  }
  const dispute = newDispute(charge, amount, wish.reason);
  const sessionId = sessionIdOf(state, charge);
  state.put("dispute", dispute.id, dispute);
  state.put("charge", charge.id, { ...charge, disputed: true });
  emit(state, { type: "charge.dispute.created", object: dispute, sessionId });
  emit(state, { type: "charge.dispute.funds_withdrawn", object: dispute, sessionId });
  return dispute;
}

/** Whether the bank has yet to decide. */
export function isOpen({ status }: Stripe.Dispute): boolean {
  return status === "needs_response" || status === "under_review";
}

/** Changes a dispute's evidence; `submit` hands it to the bank. @throws ApiError when it is closed */
export function answerDispute(
  state: State,
  dispute: Stripe.Dispute,
  changes: { evidence: Partial<Stripe.Dispute.Evidence>; metadata: Stripe.Metadata; submit: boolean },
  request?: ApiRequest,
): Stripe.Dispute {
  requireOpen(dispute);
  const details = dispute.evidence_details;
  const answered: Stripe.Dispute = {
    ...dispute,
    metadata: changes.metadata,
    evidence: { ...dispute.evidence, ...changes.evidence },
    evidence_details: {
      ...details,
      has_evidence: details.has_evidence || Object.keys(changes.evidence).length > 0,
      submission_count: details.submission_count + (changes.submit ? 1 : 0),
      submission_method: changes.submit ? "manual" : details.submission_method,
    },
    status: changes.submit ? "under_review" : dispute.status,
  };
  state.put("dispute", dispute.id, answered);
  const sessionId = ownerOf(state, dispute);
  const previous = { status: dispute.status, evidence_details: details };
  emit(state, { type: "charge.dispute.updated", object: answered, sessionId, request, previous });
  return answered;
}

/**
 * The bank decides, or the shop gives in (`lost`). Won money comes back to the balance.
 * @throws ApiError when the dispute is closed
 */
export function closeDispute(
  state: State,
  dispute: Stripe.Dispute,
  end: "won" | "lost",
  request?: ApiRequest,
): Stripe.Dispute {
  requireOpen(dispute);
  const closed: Stripe.Dispute = {
    ...dispute,
    status: end,
    balance_transactions: [
      ...dispute.balance_transactions,
      ...(end === "won" ? [movement(dispute, dispute.amount, "dispute_reversal")] : []),
    ],
    evidence_details: { ...dispute.evidence_details, due_by: null },
  };
  state.put("dispute", dispute.id, closed);
  const sessionId = ownerOf(state, dispute);
  const previous = { status: dispute.status };
  emit(state, { type: "charge.dispute.closed", object: closed, sessionId, request, previous });
  if (end === "won") {
    emit(state, { type: "charge.dispute.funds_reinstated", object: closed, sessionId, request });
  }
  return closed;
}

function requireOpen(dispute: Stripe.Dispute): void {
  if (!isOpen(dispute)) {
    throw invalidRequest(`This dispute is already closed (${dispute.status}).`);
  }
}

function ownerOf(state: State, dispute: Stripe.Dispute): string | null {
  const charge = state.get("charge", String(dispute.charge));
  return charge ? sessionIdOf(state, charge) : null;
}
