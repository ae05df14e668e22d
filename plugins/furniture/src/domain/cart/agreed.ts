import { market } from "../../core/options/market";
import type { PaymentCollection, PaymentSession } from "./payments";

/** How long an order by transfer or a reservation may take from its button to the order, milliseconds. */
const PROMISE = 30 * 60_000;
const ALIVE = ["pending", "requires_more", "authorized", "captured"];

/**
 * Whether the shopper has pressed the button of the order and may still pay what it said: the cart keeps its prices
 * until the payment page expires or the cart is changed.
 * @param rest seconds the page has to stay open at least
 */
export function isAgreed({ collection }: { collection: PaymentCollection | null }, rest = 0): boolean {
  const until = Date.now() + rest * 1000;
  return (collection?.payment_sessions ?? []).some(
    (session) => ALIVE.includes(session.status) && endOf(session) > until,
  );
}

function endOf({ provider_id, data, created_at }: PaymentSession): number {
  if (provider_id !== market().paymentProviders.card) return new Date(created_at).getTime() + PROMISE;
  return typeof data?.expires_at === "number" ? data.expires_at * 1000 : Number.POSITIVE_INFINITY;
}
