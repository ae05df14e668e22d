import type Stripe from "stripe";
import { newId, seconds } from "../identifiers";
import type { Confirming, SessionRecord } from "../store/records";
import { methodDetails } from "./method-details";

/** The PaymentIntent that Checkout creates when a shopper first confirms a payment. */
export function newPaymentIntent(record: SessionRecord): Stripe.PaymentIntent {
  const id = newId("pi_3");
  const { session, intent } = record;
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: session.allowed_payment_method_types,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: intent.captureMethod,
    client_secret: `${id}_secret_${newId("", 25)}`,
    confirmation_method: "automatic",
    created: seconds(),
    currency: session.currency ?? "eur",
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}

/**
 * The charge of a confirmed payment: `succeeded` where the bank has said yes, `pending` where it decides later.
 * @param paymentMethod id of the PaymentMethod, `pm_…`
 */
export function newCharge(
  intent: Stripe.PaymentIntent,
  confirming: Confirming,
  paymentMethod: string,
  status: "succeeded" | "pending",
): Stripe.Charge {
  const isCaptured = intent.capture_method !== "manual";
  const { means, email, name } = confirming;
  return {
    id: newId(means.type === "sepa_debit" ? "py_3" : "ch_3"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isCaptured ? newId("txn_3") : null,
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    calculated_statement_descriptor: means.type === "card" ? "SANDBOX" : null,
    captured: isCaptured,
    created: seconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      risk_level: means.type === "card" ? "normal" : "not_assessed",
      seller_message: "Payment complete.",
      type: "authorized",
    },
    paid: status === "succeeded",
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: methodDetails(confirming, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}
