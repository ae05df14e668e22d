import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { forRequestOfEvent } from "../core/request-id";
import { pokeSender } from "../domain/mails/queue-mail";

/** The order is placed for good: its mails need not wait any longer. Should this event be lost, a job sends them. */
async function sendOrderMails({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  pokeSender(container, { placedOrder: event.data.id });
}

export default forRequestOfEvent(sendOrderMails);

export const config: SubscriberConfig = { event: "order.placed" };
