import type Stripe from "stripe";
import { invalidRequest } from "../api/errors";
import { newId, seconds } from "../identifiers";
import type { State } from "../store/state";
import { emit } from "../webhooks/emit";

export interface RefundWish {
  /** Smallest unit of the currency; all that is left when absent. */
  amount?: number;
  reason: Stripe.Refund["reason"];
  metadata: Stripe.Metadata;
  request: { id: string; idempotency_key: string | null };
}

/**
 * Gives money of a captured charge back.
 * @throws ApiError as Stripe words it when nothing, or less than wished, is left
 */
export function refund(state: State, charge: Stripe.Charge, wish: RefundWish): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded || left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = wish.amount ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${money(amount, charge)}) is greater than unrefunded amount on charge (${money(left, charge)})`,
      { param: "amount" },
    );
  }
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  const given = newRefund(charge, amount, wish);
  state.put("charge", charge.id, refunded);
  state.put("refund", given.id, given);

  const sessionId = sessionOf(state, charge);
  const { request } = wish;
  emit(state, { type: "refund.created", object: given, sessionId, request });
  emit(state, {
    type: "charge.refunded",
    object: refunded,
    sessionId,
    request,
    previous: { amount_refunded: charge.amount_refunded, refunded: charge.refunded },
  });
  return given;
}

function newRefund(charge: Stripe.Charge, amount: number, wish: RefundWish): Stripe.Refund {
  return {
    id: newId("re_3"),
    object: "refund",
    amount,
    balance_transaction: newId("txn_3"),
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: "refund", reference_status: "pending" }, type: "card" },
    metadata: wish.metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: wish.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

function sessionOf(state: State, charge: Stripe.Charge): string | null {
  const owner = state
    .newestFirst("session")
    .find(
      ({ session }) => session.payment_intent !== null && session.payment_intent === charge.payment_intent,
    );
  return owner?.session.id ?? null;
}

function money(amount: number, charge: Stripe.Charge): string {
  return new Intl.NumberFormat("en", { style: "currency", currency: charge.currency }).format(amount / 100);
}
