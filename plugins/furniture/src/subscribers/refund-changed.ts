import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { replaceOutdatedLink } from "../domain/order-change/renew-link";
import { endOrder } from "../domain/order-lifecycle/end-order";

const changed = z.object({ order_id: z.string().nullish() });

/**
 * Stripe's word on a refund of an order changed: what is on its way is told, and frees what it frees. A payment link for a change of
 * the order that was given out in the same moment asks for the sum that is open now.
 */
async function followRefund({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { order_id } = changed.parse(event.data);
  if (!order_id) return;
  await endOrder(container, order_id);
  await replaceOutdatedLink(container, order_id);
}

export default forRequestOfEvent(followRefund);

export const config: SubscriberConfig = { event: "stripe-checkout.refund-changed" };
