import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { labelPayments } from "../labels/label-payment";
import { configuredOptions, stripeClient } from "../stripe/client";

/** The order is there, or its lines are others: its payments get number and lines. Should this event be lost, a job does it. */
export default async function labelPayment({
  event,
  container,
}: SubscriberArgs<{ id: string } | { order_id: string }>) {
  const orderId = "order_id" in event.data ? event.data.order_id : event.data.id;
  await labelPayments(container, () => stripeClient(configuredOptions(container)), orderId);
}

export const config: SubscriberConfig = { event: ["order.placed", "order-edit.confirmed"] };
