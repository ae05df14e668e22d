import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { tellFailedRefunds } from "../mails/failed-refunds";
import { ORDERS } from "../modules/orders";
import type OrdersService from "../modules/orders/service";
import { findingOf, MATTER_CODES, matter } from "../reconciliation/matters";
import { forRequestOfEvent } from "../request-id/events";

const told = z.object({ matters: z.array(matter) });

/** All that waits for a person at the payment provider: it stands on the list until it is told of no more. */
async function keepMatters({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { matters } = told.parse(event.data);
  const orders = container.resolve<OrdersService>(ORDERS);
  await orders.writeOpen(MATTER_CODES, matters.map(findingOf));
  await tellFailedRefunds(container, matters);
}

export default forRequestOfEvent(keepMatters);

export const config: SubscriberConfig = { event: "stripe-checkout.matters" };
