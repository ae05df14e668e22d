import type Stripe from "stripe";

/** An error of a bank or of the one who pays: the API's answer and the intent's `last_payment_error` alike. */
export interface PaymentError {
  type: Extract<Stripe.PaymentIntent.LastPaymentError.Type, "card_error" | "invalid_request_error">;
  code: Stripe.PaymentIntent.LastPaymentError.Code;
  message: string;
  decline_code?: string;
}

/** Codes and wording of https://docs.stripe.com/declines/codes as the API gives them. */
const DECLINES: Record<string, Pick<PaymentError, "code" | "message">> = {
  generic_decline: { code: "card_declined", message: "Your card was declined." },
  insufficient_funds: { code: "card_declined", message: "Your card has insufficient funds." },
  lost_card: { code: "card_declined", message: "Your card was declined." },
  stolen_card: { code: "card_declined", message: "Your card was declined." },
  expired_card: { code: "expired_card", message: "Your card has expired." },
  incorrect_cvc: { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
  processing_error: {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
  test_mode_live_card: {
    code: "card_declined",
    message: "Your card was declined. Your request was in test mode, but used a non test card.",
  },
};

const GENERIC: Pick<PaymentError, "code" | "message"> = {
  code: "card_declined",
  message: "Your card was declined.",
};

/** The card error for a decline code. */
export function declineError(declineCode: string): PaymentError {
  const decline = DECLINES[declineCode] ?? GENERIC;
  const hasDeclineCode = decline.code === "card_declined";
  return { type: "card_error", ...decline, ...(hasDeclineCode && { decline_code: declineCode }) };
}

/** What Stripe reports when a cardholder fails 3-D Secure, or breaks off at PayPal or Klarna. */
export function authenticationFailed(isCard: boolean): PaymentError {
  return {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message: isCard
      ? "We are unable to authenticate your payment method. Please choose a different payment method and try again."
      : "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.",
  };
}

/** Why banks give a debit back: https://docs.stripe.com/payments/sepa-debit#failed-payments. */
export const DEBIT_FAILURES = [
  "insufficient_funds",
  "bank_account_restricted",
  "debit_not_authorized",
  "generic_decline",
  "processing_error",
] as const;
export type DebitFailure = (typeof DEBIT_FAILURES)[number];

/** The error of a debit that its bank gave back. */
export function debitError(reason: DebitFailure): PaymentError {
  return {
    type: "card_error",
    code: "payment_intent_payment_attempt_failed",
    decline_code: reason,
    message: "The payment failed.",
  };
}
