import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { issuePapers } from "../domain/papers/issue";
import { ORDERS } from "../modules/orders";
import { orderOfPayment } from "../modules/orders/payments";

const told = z.object({ id: z.string().optional(), order_id: z.string().nullish() });

/** Money came in or went back: the order gets its invoice or credit note. Should this event be lost, the sweep issues it. */
async function issue({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id = "", order_id } = told.parse(event.data);
  const named = order_id ?? (event.name === "order.placed" ? id : undefined);
  const orderId = named ?? (await orderOfPayment(container.resolve(ORDERS).run, id));
  if (orderId) await issuePapers(container, orderId);
}

export default forRequestOfEvent(issue);

export const config: SubscriberConfig = {
  event: ["order.placed", "payment.captured", "payment.refunded", "stripe-checkout.refund-changed"],
};
