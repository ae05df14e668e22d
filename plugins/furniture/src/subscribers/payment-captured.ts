import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { forRequestOfEvent } from "../core/request-id/events";
import { tellDifferencePaid } from "../domain/order-change/settle-change";
import { markPaid } from "../domain/order-lifecycle/settle-later";

/** Money arrived for an order placed before: a payment link of a reservation or a changed order, or a transfer captured by Medusa's own button. */
async function followCapture({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id: event.data.id },
  });
  const orderId: string | undefined = data[0]?.payment_collection?.order?.id;
  if (!orderId) return;
  await markPaid(container, orderId);
  await tellDifferencePaid(container, orderId);
}

export default forRequestOfEvent(followCapture);

export const config: SubscriberConfig = { event: "payment.captured" };
