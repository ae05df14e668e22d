import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { mainUnit } from "../stripe/amount";
import type { CartPayment } from "./cart-payment";

/**
 * Told when a delayed payment failed, possibly more than once: `{id, cart_id, order_id, amount, currency_code}`, `id` of
 * the Checkout Session.
 */
export const PAYMENT_FAILED = "stripe-checkout.payment-failed";

export function tellPaymentFailed(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
): Promise<void> {
  const currency = session.currency ?? "eur";
  return container.resolve(Modules.EVENT_BUS).emit({
    name: PAYMENT_FAILED,
    data: {
      id: session.id,
      cart_id: known?.cartId ?? session.metadata?.cart_id ?? null,
      order_id: known?.order?.id ?? null,
      amount: mainUnit(session.amount_total ?? 0, currency),
      currency_code: currency,
    },
  });
}
