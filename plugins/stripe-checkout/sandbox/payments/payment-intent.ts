import type Stripe from "stripe";
import { dateOf, newId, seconds } from "../identifiers";
import type { Confirming, Means, SessionRecord } from "../store/records";

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

const DAY = 24 * 60 * 60;
/** A SEPA debit is collected some days after the shopper confirmed it. */
const DEBIT_AFTER_DAYS = 6;

/** What a charge says of the method of its payment. */
function methodDetails(
  { means, name, email }: Confirming,
  amount: number,
): Stripe.Charge.PaymentMethodDetails {
  switch (means.type) {
    case "card":
      return { type: "card", card: cardDetails(means, amount) };
    case "sepa_debit":
      return {
        type: "sepa_debit",
        sepa_debit: {
          bank_code: means.bankCode,
          branch_code: null,
          country: means.country,
          expected_debit_date: dateOf(seconds() + DEBIT_AFTER_DAYS * DAY),
          fingerprint: newId("", 16),
          last4: means.last4,
          mandate: newId("mandate_1"),
        },
      };
    case "paypal":
      return {
        type: "paypal",
        paypal: {
          country: means.country,
          payer_email: email,
          payer_id: newId("", 13).toUpperCase(),
          payer_name: name,
          seller_protection: {
            dispute_categories: ["fraudulent", "product_not_received"],
            status: "eligible",
          },
          transaction_id: newId("", 17).toUpperCase(),
        },
      };
    case "klarna":
      return {
        type: "klarna",
        klarna: {
          payer_details: { address: { country: means.country } },
          payment_method_category: "pay_later",
          preferred_locale: "de-DE",
        },
      };
  }
}

/** The cardholder's bank asked, and was answered. */
const CHALLENGED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: "3f0c1f3e-0000-4000-8000-000000000046",
  version: "2.2.0",
};

/** Every field that Stripe gives of a card, also those that are null without a wallet or an instalment plan. */
function cardDetails(
  card: Extract<Means, { type: "card" }>,
  amount: number,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: null,
    authorization_code: String(100_000 + Math.floor(Math.random() * 900_000)),
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: card.country,
    electronic_commerce_indicator: card.isAuthenticated ? "05" : null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    extended_authorization: { status: "disabled" },
    fingerprint: newId("", 16),
    funding: card.funding,
    incremental_authorization: { status: "unavailable" },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: "unavailable" },
    network: card.brand,
    network_token: { used: false },
    network_transaction_id: newId("", 15),
    overcapture: { maximum_amount_capturable: amount, status: "unavailable" },
    regulated_status: "unregulated",
    three_d_secure: card.isAuthenticated ? CHALLENGED : null,
    transaction_link_id: null,
    wallet: null,
  };
}
