import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { labelPayments } from "../labels/label-payment";
import { stripeClient } from "../stripe/client";
import { configuredOptions } from "../stripe/configured";

/** The order is there: its payment gets its number. Should this event be lost, a job does it. */
export default async function labelPayment({ event, container }: SubscriberArgs<{ id: string }>) {
  await labelPayments(container, stripeClient(configuredOptions(container)), event.data.id);
}

export const config: SubscriberConfig = { event: "order.placed" };
