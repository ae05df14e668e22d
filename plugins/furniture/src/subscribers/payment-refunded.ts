import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { forRequestOfEvent } from "../core/request-id";
import { endOrder } from "../domain/order-lifecycle/end-order";
import { ORDERS } from "../modules/orders";
import { orderOfPayment } from "../modules/orders/payments";

/** Staff gave money back in the admin: the shopper is told, and a full refund frees planks and voucher. */
async function followRefund({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const orderId = await orderOfPayment(container.resolve(ORDERS).run, event.data.id);
  if (orderId) await endOrder(container, orderId);
}

export default forRequestOfEvent(followRefund);

export const config: SubscriberConfig = { event: "payment.refunded" };
