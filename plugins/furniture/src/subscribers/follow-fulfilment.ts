import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { tellOfDelivery } from "../domain/order-lifecycle/order-mails";
import { followEvent } from "../domain/shipping/follow-board";

const STEPS = {
  "order.fulfillment_created": "packed",
  "shipment.created": "shipped",
  "delivery.created": "delivered",
} as const;

const eventName = z.enum(["order.fulfillment_created", "shipment.created", "delivery.created"]);
const told = z.object({ no_notification: z.boolean().nullish() });
/** Medusa names the fulfilment in two ways. */
const fulfilment = z.union([
  z.object({ fulfillment_id: z.string() }).transform((named) => named.fulfillment_id),
  z.object({ id: z.string() }).transform(({ id }) => id),
]);

/** Staff have packed, shipped or delivered pieces: the board follows, and the customer is told, unless staff want no mail. */
async function followFulfilment({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const id = fulfilment.parse(event.data);
  const step = STEPS[eventName.parse(event.name)];
  await followEvent(container, id, step);
  if (!told.parse(event.data).no_notification) await tellOfDelivery(container, id, step);
}

export default forRequestOfEvent(followFulfilment);

export const config: SubscriberConfig = { event: eventName.options };
