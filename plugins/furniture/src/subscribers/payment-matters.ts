import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { findingOf, MATTER_CODES, matter, tellFailedRefunds } from "../domain/reconciliation/matters";
import { ORDERS } from "../modules/orders";

const told = z.object({ matters: z.array(matter) });

/** Keeps all that waits for staff at the payment provider on the list until the provider stops reporting it. */
async function keepMatters({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { matters } = told.parse(event.data);
  const orders = container.resolve(ORDERS);
  await orders.writeOpen(MATTER_CODES, matters.map(findingOf));
  await tellFailedRefunds(container, matters);
}

export default forRequestOfEvent(keepMatters);

export const config: SubscriberConfig = { event: "stripe-checkout.matters" };
