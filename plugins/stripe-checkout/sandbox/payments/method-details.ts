import type Stripe from "stripe";
import { dateOf, newId, seconds } from "../identifiers";
import type { Confirming, Means } from "../store/records";

const DAY = 24 * 60 * 60;
/** A SEPA debit is collected some days after the shopper confirmed it. */
const DEBIT_AFTER_DAYS = 6;

/** What a charge says of the method of its payment. */
export function methodDetails(
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
