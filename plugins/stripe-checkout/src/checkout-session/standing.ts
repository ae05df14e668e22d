import type Stripe from "stripe";

/** What `standingOf` needs unfolded when a Checkout Session is retrieved. */
export const WITH_CHARGE = { expand: ["payment_intent.latest_charge"] };

/**
 * Where a Checkout Session stands:
 * `open` can be paid, `expired` no more, `underway` was confirmed but the money is not there yet (delayed methods),
 * `failed` was confirmed and the money never came, `paid` is captured and kept, `refunded` was paid and given back in whole
 * or in part.
 */
export type Standing = "open" | "expired" | "underway" | "failed" | "paid" | "refunded";

export function standingOf(session: Stripe.Checkout.Session): Standing {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  if (session.payment_status !== "paid") return hasFailed(session) ? "failed" : "underway";
  return (chargeOf(session)?.amount_refunded ?? 0) > 0 ? "refunded" : "paid";
}

/** A bank has declined a delayed payment: its PaymentIntent cannot be paid any more, as its page is closed. */
function hasFailed({ payment_intent }: Stripe.Checkout.Session): boolean {
  if (typeof payment_intent !== "object" || payment_intent === null) return false;
  return payment_intent.status === "requires_payment_method" || payment_intent.status === "canceled";
}

/** Only refunds that left nothing: such a payment no longer binds shop or shopper. */
export function isFullyRefunded(session: Stripe.Checkout.Session): boolean {
  return chargeOf(session)?.refunded === true;
}

/** The id of the session's PaymentIntent, whether unfolded or not. */
export function paymentIntentId(session: Stripe.Checkout.Session): string | undefined {
  const intent = session.payment_intent;
  return typeof intent === "object" ? intent?.id : intent;
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const intent = session.payment_intent;
  if (typeof intent !== "object") return undefined;
  const charge = intent?.latest_charge;
  return typeof charge === "object" && charge !== null ? charge : undefined;
}
