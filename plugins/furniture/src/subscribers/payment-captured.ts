import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { forRequestOfEvent } from "../core/request-id";
import { tellDifferencePaid } from "../domain/order-change/settle-change";
import { markPaid } from "../domain/order-lifecycle/settle-later";
import { ORDERS } from "../modules/orders";
import { orderOfPayment } from "../modules/orders/payments";

/** Money arrived for an order placed before: a payment link of a reservation or a changed order, or a transfer captured by Medusa's own button. */
async function followCapture({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const orders = container.resolve(ORDERS);
  const orderId = await orderOfPayment(orders.run, event.data.id);
  if (!orderId) return;
  await markPaid(container, orderId);
  await tellDifferencePaid(container, orderId);
}

export default forRequestOfEvent(followCapture);

export const config: SubscriberConfig = { event: "payment.captured" };
