import type Stripe from "stripe";
import { money } from "../amount";
import { invalidRequest } from "../api/errors";
import { openDisputeOf } from "../disputes/dispute";
import { newId, seconds } from "../identifiers";
import { sessionIdOf } from "../payments/owner";
import type { RefundMode } from "../store/records";
import type { State } from "../store/state";
import { type ApiRequest, emit } from "../webhooks/emit";

const WHOLE_SANDBOX = "*";

/** What becomes of the next refund of a charge: its own mode, else the sandbox's. */
export function refundModeOf(state: State, chargeId: string | null): RefundMode {
  const own = chargeId === null ? undefined : state.get("refundMode", chargeId);
  return (own ?? state.get("refundMode", WHOLE_SANDBOX))?.mode ?? "succeed";
}

/** @param chargeId of one charge; of the whole sandbox when null */
export function setRefundMode(state: State, chargeId: string | null, mode: RefundMode): void {
  state.put("refundMode", chargeId ?? WHOLE_SANDBOX, { mode });
}

/** What of a charge can still be refunded, in the smallest unit. */
export function refundable(charge: Stripe.Charge): number {
  return charge.amount_captured - charge.amount_refunded;
}

/**
 * Gives money of a captured charge back, or begins to.
 * @throws ApiError as Stripe words it when nothing, or less than wished, is left, or the balance does not cover it
 */
export function refund(state: State, charge: Stripe.Charge, wish: RefundWish): Stripe.Refund {
  const amount = amountOf(state, charge, wish);
  const mode = refundModeOf(state, charge.id);
  if (mode === "refuse") {
    throw invalidRequest("Insufficient funds in your Stripe balance to refund this amount.", {
      code: "balance_insufficient",
    });
  }
  const given = newRefund(charge, { ...wish, amount }, mode);
  state.put("refund", given.id, given);
  const sessionId = sessionIdOf(state, charge);
  const { request } = wish;
  emit(state, { type: "refund.created", object: given, sessionId, request });
  if (given.status === "failed") {
    emit(state, { type: "refund.failed", object: given, sessionId, request });
    return given;
  }
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === refundable(charge),
  };
  state.put("charge", charge.id, refunded);
  emit(state, {
    type: "charge.refunded",
    object: refunded,
    sessionId,
    request,
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  });
  return given;
}

function amountOf(state: State, charge: Stripe.Charge, wish: RefundWish): number {
  if (openDisputeOf(state, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  const left = refundable(charge);
  if (charge.refunded || left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = wish.amount ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount, charge.currency, "en")}) is greater than unrefunded amount on charge (${money(left, charge.currency, "en")})`,
      { param: "amount" },
    );
  }
  return amount;
}

/** Ends of a refund that someone decides later. */
export type RefundEnd = "succeeded" | "failed" | "canceled";

/** From which status a refund reaches an end; Stripe's may fail even after they succeeded. */
const BEFORE: Record<RefundEnd, readonly string[]> = {
  succeeded: ["pending", "requires_action"],
  failed: ["pending", "requires_action", "succeeded"],
  canceled: ["requires_action"],
};

/** Whether a refund can still come to that end. */
export function canEnd(given: Stripe.Refund, end: RefundEnd): boolean {
  return BEFORE[end].includes(given.status ?? "");
}

/**
 * A refund reaches its end; what failed or was cancelled is back in the balance, and can be refunded again.
 * @throws ApiError when its status leaves no way there
 */
export function endRefund(
  state: State,
  given: Stripe.Refund,
  end: RefundEnd,
  request?: ApiRequest,
): Stripe.Refund {
  if (!canEnd(given, end)) {
    throw invalidRequest(
      `Refund ${given.id} has a status of ${given.status} and can no longer become ${end}.`,
    );
  }
  const { pending_reason: _reason, next_action: _action, ...rest } = given;
  const ended: Stripe.Refund = {
    ...rest,
    status: end,
    ...(end === "failed" && { failure_reason: "expired_or_canceled_card" }),
    ...(end !== "succeeded" && { failure_balance_transaction: newId("txn_3") }),
  };
  state.put("refund", ended.id, ended);
  const charge = state.get("charge", String(given.charge));
  if (charge && end !== "succeeded") takeBack(state, charge, given.amount);
  const sessionId = charge ? sessionIdOf(state, charge) : null;
  const previous = { status: given.status };
  emit(state, { type: "charge.refund.updated", object: ended, sessionId, request, previous });
  emit(state, { type: "refund.updated", object: ended, sessionId, request, previous });
  if (end === "failed") emit(state, { type: "refund.failed", object: ended, sessionId, request, previous });
  return ended;
}

function takeBack(state: State, charge: Stripe.Charge, amount: number): void {
  const left = { ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false };
  state.put("charge", charge.id, left);
}

interface RefundWish {
  /** Smallest unit of the currency; all that is left when absent. */
  amount?: number;
  reason: Stripe.Refund["reason"];
  metadata: Stripe.Metadata;
  request?: ApiRequest;
}

const WEEK = 7 * 24 * 60 * 60;

type Status = "succeeded" | "pending" | "requires_action" | "failed";

const STATUS: Record<Exclude<RefundMode, "succeed" | "refuse">, Status> = {
  pend: "pending",
  require_action: "requires_action",
  fail: "failed",
};

/** A refund as it is when it was just asked for. */
function newRefund(
  charge: Stripe.Charge,
  wish: RefundWish & { amount: number },
  mode: Exclude<RefundMode, "refuse">,
): Stripe.Refund {
  const method = charge.payment_method_details?.type ?? "card";
  // A bank takes days for what a card network knows at once.
  const byItself: Status = method === "sepa_debit" ? "pending" : "succeeded";
  const status = mode === "succeed" ? byItself : STATUS[mode];
  return {
    id: newId(method === "sepa_debit" ? "pyr_3" : "re_3"),
    object: "refund",
    amount: wish.amount,
    balance_transaction: newId("txn_3"),
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destination(method),
    metadata: wish.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    ...detailsOf(status, charge),
  };
}

/** What Stripe adds to a refund that is not through. */
function detailsOf(status: Status, charge: Stripe.Charge): Partial<Stripe.Refund> {
  if (status === "pending") return { pending_reason: "processing" };
  if (status === "failed") {
    return { failure_reason: "unknown", failure_balance_transaction: newId("txn_3") };
  }
  if (status !== "requires_action") return {};
  const email = charge.billing_details.email ?? "";
  const sent = { email_sent_at: seconds(), email_sent_to: email };
  return {
    instructions_email: email,
    next_action: {
      type: "display_details",
      display_details: { email_sent: sent, expires_at: seconds() + WEEK },
    },
  };
}

function destination(method: string): Stripe.Refund.DestinationDetails {
  const unknownYet = { reference: null, reference_status: "pending" };
  switch (method) {
    case "paypal":
      return { type: "paypal", paypal: { ...unknownYet, network_decline_code: null } };
    case "klarna":
      return { type: "klarna", klarna: unknownYet };
    case "sepa_debit":
      return { type: "sepa_debit" };
    default:
      return {
        type: "card",
        card: { type: "refund", reference_status: "pending", reference_type: "acquirer_reference_number" },
      };
  }
}
