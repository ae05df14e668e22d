import type { MedusaContainer } from "@medusajs/framework/types";
import { INQUIRIES } from "../../modules/inquiries";
import { originInWords } from "../../modules/inquiries/origin";
import type { KeptOrigin } from "../../modules/inquiries/rows";
import { queueMail } from "../mails/queue-mail";

/**
 * Puts the workshop's mail about an answer into the outbox. Repeatable: an order has one such mail, with the answer as it
 * was when the mail was queued. The order belongs to it, so that the words are forgotten with its customer.
 */
export async function queueOriginMail(container: MedusaContainer, kept: KeptOrigin): Promise<void> {
  await queueMail(container, {
    template: "workshop_origin_survey",
    key: `order:${kept.order_id}:origin_survey`,
    order_id: kept.order_id,
    data: { answer: originInWords(kept) },
  });
  await container.resolve(INQUIRIES).markMailsQueued("furniture_origin_survey", kept.id);
}
