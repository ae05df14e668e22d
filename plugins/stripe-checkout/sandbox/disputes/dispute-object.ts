import type Stripe from "stripe";
import { newId, seconds } from "../identifiers";
import type { DisputeReason } from "../store/records";

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
export function newDispute(charge: Stripe.Charge, amount: number, reason: DisputeReason): Stripe.Dispute {
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
export function movement(
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
