import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { pokeSender } from "../mails/sender/poke";
import { forRequestOfEvent } from "../request-id/events";

/** The order is placed for good: its mails need not wait any longer. Should this event be lost, a job sends them. */
async function sendOrderMails({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  pokeSender(container, { placedOrder: event.data.id });
}

export default forRequestOfEvent(sendOrderMails);

export const config: SubscriberConfig = { event: "order.placed" };
