import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { pokeSender } from "../mails/sender/poke";
import { MAILS } from "../modules/mails";
import type MailsService from "../modules/mails/service";
import { forRequestOfEvent } from "../request-id/events";

/** The order is placed for good: its mails need not wait any longer. Should this event be lost, a job sends them. */
async function sendOrderMails({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await container.resolve<MailsService>(MAILS).outbox.wakeOrder(event.data.id);
  pokeSender(container);
}

export default forRequestOfEvent(sendOrderMails);

export const config: SubscriberConfig = { event: "order.placed" };
