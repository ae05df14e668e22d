import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { comparePayments, paymentsOf } from "../refunds/payments";

/** Medusa has refunded, or cancelled and refunded, by whatever way: what it wrote down is compared with Stripe. */
export default async function compareRefunds({ event, container }: SubscriberArgs<{ id: string }>) {
  const about = event.name === "order.canceled" ? { order: event.data.id } : { payment: event.data.id };
  await comparePayments(container, await paymentsOf(container, about));
}

export const config: SubscriberConfig = { event: ["payment.refunded", "order.canceled"] };
