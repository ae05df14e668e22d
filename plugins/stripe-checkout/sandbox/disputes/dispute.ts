import type Stripe from "stripe";
import { invalidRequest } from "../api/errors";
import { newId, seconds } from "../identifiers";
import { sessionIdOf } from "../payments/owner";
import type { DisputeReason } from "../store/records";
import type { State } from "../store/state";
import { type ApiRequest, emit } from "../webhooks/emit";

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

const DAY = 24 * 60 * 60;
/** Card networks give about three weeks, of which Stripe keeps some days. */
const RESPONSE_DAYS = 14;

/** Visa's codes for the reasons of card disputes. */
const NETWORK_CODES: Record<DisputeReason, string> = {
  fraudulent: "10.4",
  product_not_received: "13.1",
  product_unacceptable: "13.3",
  duplicate: "12.6.1",
  credit_not_processed: "13.6",
  general: "10.4",
};

/** A dispute as it is when the customer's bank has just opened it. */
function newDispute(charge: Stripe.Charge, amount: number, reason: DisputeReason): Stripe.Dispute {
  const opened: Stripe.Dispute = {
    id: newId("du_1"),
    object: "dispute",
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...NO_EVIDENCE,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
    },
    evidence_details: {
      due_by: seconds() + RESPONSE_DAYS * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: methodDetails(charge, reason),
    reason,
    status: "needs_response",
  };
  return { ...opened, balance_transactions: [movement(opened, -amount, "dispute")] };
}

/**
 * A movement of the balance by a dispute.
 * @param amount smallest unit; negative when money is taken
 */
function movement(
  { id, charge, currency }: Stripe.Dispute,
  amount: number,
  category: "dispute" | "dispute_reversal",
): Stripe.BalanceTransaction {
  return {
    id: newId("txn_1"),
    object: "balance_transaction",
    amount,
    available_on: seconds(),
    balance_type: "payments",
    created: seconds(),
    currency,
    description: `${category === "dispute" ? "Chargeback withdrawal" : "Chargeback reversal"} for ${charge}`,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: category,
    source: id,
    status: "available",
    type: "adjustment",
  };
}

function methodDetails(charge: Stripe.Charge, reason: DisputeReason): Stripe.Dispute.PaymentMethodDetails {
  const method = charge.payment_method_details;
  switch (method?.type) {
    case "paypal":
      return {
        type: "paypal",
        paypal: { case_id: `PP-D-${newId("", 6)}`, reason_code: reason.toUpperCase() },
      };
    case "klarna":
      return { type: "klarna", klarna: { reason_code: reason } };
    case "card": {
      const brand = method.card?.brand ?? "visa";
      const network_reason_code = NETWORK_CODES[reason];
      return { type: "card", card: { brand, case_type: "chargeback", network: brand, network_reason_code } };
    }
    default:
      return { type: method?.type ?? "card" };
  }
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
