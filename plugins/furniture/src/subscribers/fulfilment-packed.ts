import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { tellOfDelivery } from "../domain/order-lifecycle/order-mails";
import { followEvent } from "../domain/shipping/follow-board";

const packed = z.object({ fulfillment_id: z.string(), no_notification: z.boolean().nullish() });

/** Staff have packed pieces: the board follows, and who picks them up is told, unless staff want no mail. */
async function followPacking({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { fulfillment_id, no_notification } = packed.parse(event.data);
  await followEvent(container, fulfillment_id, "packed");
  if (!no_notification) await tellOfDelivery(container, fulfillment_id, "packed");
}

export default forRequestOfEvent(followPacking);

export const config: SubscriberConfig = { event: "order.fulfillment_created" };
