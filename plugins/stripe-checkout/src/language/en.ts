import type { de } from "./de";

const noBalance = "There is not enough balance at Stripe; top it up and try again";
const brokenOff = "The refund was cancelled at Stripe";
const noReason = "Stripe names no reason";

export const en: typeof de = {
  orderTitle: "Your order",

  ownReasons: {
    more_than_left: "That is more than is left beside what was paid out otherwise",
    refund_not_entered:
      "Stripe has refunded something that is missing here; reload the page and see what is left to refund",
    stripe_silent: "Stripe does not answer right now; try again in a few minutes",
  },

  stripeReasons: {
    charge_for_pending_refund_disputed: "The payer disputes the payment at their bank",
    declined: "The payer's bank does not accept the money",
    expired_or_canceled_card: "The card has expired or is blocked",
    lost_or_stolen_card: "The card is reported as lost or stolen",
    charge_disputed:
      "The payer has disputed the payment at their bank; until that has decided Stripe does not refund it, and if it was decided for them, they have the money already",
    insufficient_funds: noBalance,
    balance_insufficient: noBalance,
    "Insufficient funds in your Stripe balance to refund this amount.": noBalance,
    merchant_request: brokenOff,
    canceled: brokenOff,
    unknown: noReason,
    failed: noReason,
    refused: noReason,
  },

  refusals: {
    refunds_changed: () =>
      "Stripe has refunded something that was missing here; it has been entered now. Reload the page and see what is left to refund.",
    refund_refused: ({ reason }) => `Nothing is refunded. ${reason}.`,
    stripe_silent: () =>
      "Nothing is refunded or cancelled: Stripe does not answer right now. Try again in a few minutes.",
    not_cancelled: ({ amount, reason }) =>
      `The order is not cancelled, because ${amount} cannot be refunded. ${reason}. Remove the reason, then cancel again.`,
    not_found: () => "There is no such entry. Reload the page.",
    dealt_with: () => "Somebody has dealt with this. Reload the page.",
    not_cancellable: () =>
      "Nothing is entered: this order cannot be cancelled, because some of it is packed or on its way, or because it is cancelled or completed.",
    disputed: () =>
      "Nothing is entered: the payer disputes the payment at their bank. Wait for its decision; otherwise they get the money twice.",
    provider_failed: ({ reason }) =>
      `Stripe has not carried this out (${reason}). Try again later, or look at Stripe.`,
  },
};
