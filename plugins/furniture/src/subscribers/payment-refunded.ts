import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { forRequestOfEvent } from "../core/request-id";
import { endOrder } from "../domain/order-lifecycle/end-order";

/** Staff gave money back in the admin: the shopper is told, and a full refund frees planks and voucher. */
async function followRefund({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id: event.data.id },
  });
  const orderId: string | undefined = data[0]?.payment_collection?.order?.id;
  if (orderId) await endOrder(container, orderId);
}

export default forRequestOfEvent(followRefund);

export const config: SubscriberConfig = { event: "payment.refunded" };
