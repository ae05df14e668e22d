import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { markPaid } from "../orders/settle-later";
import { forRequestOfEvent } from "../request-id/events";

/** Money arrived for an order placed before: a reservation's payment link, or a transfer captured by Medusa's own button. */
async function followCapture({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id: event.data.id },
  });
  const orderId: string | undefined = data[0]?.payment_collection?.order?.id;
  if (orderId) await markPaid(container, orderId);
}

export default forRequestOfEvent(followCapture);

export const config: SubscriberConfig = { event: "payment.captured" };
