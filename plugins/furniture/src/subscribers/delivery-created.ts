import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { tellOfDelivery } from "../domain/order-lifecycle/order-mails";
import { followEvent } from "../domain/shipping/follow-board";

/** `id` is the fulfilment's. */
const created = z.object({ id: z.string(), no_notification: z.boolean().nullish() });

/** Staff have marked pieces as delivered: the board follows, and the customer is told, unless staff want no mail. */
async function followDelivery({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id, no_notification } = created.parse(event.data);
  await followEvent(container, id, "delivered");
  if (!no_notification) await tellOfDelivery(container, id, "delivered");
}

export default forRequestOfEvent(followDelivery);

export const config: SubscriberConfig = { event: "delivery.created" };
