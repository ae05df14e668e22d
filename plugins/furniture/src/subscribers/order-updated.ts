import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id/events";
import { keepWords } from "../domain/orders/keep-words";

const updated = z.object({ id: z.string() });

/** Staff have changed an order on Medusa's own page; its language, perhaps. */
async function followUpdate({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  await keepWords(container, updated.parse(event.data).id);
}

export default forRequestOfEvent(followUpdate);

export const config: SubscriberConfig = { event: OrderWorkflowEvents.UPDATED };
