import type { MedusaContainer } from "@medusajs/framework/types";
import { MAILS } from "../../modules/mails";
import type { MailRequest } from "../../modules/mails/mail";
import { pokeSender } from "./sender/wake";

/**
 * Puts mails into the outbox: one insert, and nothing of those whose key is there. Sending is the sender's work, some
 * moments later and as often as it takes.
 */
export async function queueMail(container: MedusaContainer, ...mails: MailRequest[]): Promise<void> {
  await container.resolve(MAILS).outbox.queue(...mails);
  pokeSender(container);
}
