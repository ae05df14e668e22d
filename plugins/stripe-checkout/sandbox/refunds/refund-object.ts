import type Stripe from "stripe";
import { newId, seconds } from "../identifiers";
import type { RefundMode } from "../store/records";
import type { ApiRequest } from "../webhooks/emit";

export interface RefundWish {
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
export function newRefund(
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
