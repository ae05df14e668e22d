import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { REFUND_REFUSED } from "../matters/events";
import { compareIntent, comparePayments, paymentsOf } from "../refunds/payments";

/**
 * Medusa has refunded, or cancelled and refunded, by whatever way, or Stripe has refused: what is written down is compared with
 * Stripe.
 */
export default async function compareRefunds({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string } | { intent: string }>) {
  if ("intent" in data) return compareIntent(container, data.intent);
  const about = name === "order.canceled" ? { order: data.id } : { payment: data.id };
  await comparePayments(container, await paymentsOf(container, about));
}

export const config: SubscriberConfig = { event: ["payment.refunded", "order.canceled", REFUND_REFUSED] };
