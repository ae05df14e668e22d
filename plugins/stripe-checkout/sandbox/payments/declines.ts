import type { StripeErrorBody } from "../api/errors";

/** Codes and wording of https://docs.stripe.com/declines/codes as the API gives them. */
const DECLINES: Record<string, { code: string; message: string }> = {
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

/** The card error for a decline code. */
export function declineError(declineCode: string): StripeErrorBody {
  const decline = DECLINES[declineCode] ?? { code: "card_declined", message: "Your card was declined." };
  const hasDeclineCode = decline.code === "card_declined";
  return { type: "card_error", ...decline, ...(hasDeclineCode && { decline_code: declineCode }) };
}

/** What Stripe reports when the cardholder fails 3-D Secure. */
export const AUTHENTICATION_FAILED: StripeErrorBody = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
