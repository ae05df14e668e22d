import type { MedusaContainer } from "@medusajs/framework/types";
import { queueMessageMails } from "../domain/messages/messages";
import { queueOriginMail } from "../domain/origin-survey/origin-survey";
import { settleWithdrawal } from "../domain/withdrawals/confirm";
import { INQUIRIES } from "../modules/inquiries";

/** Queues the mails of messages, withdrawals and survey answers whose request was cut short between storing and queueing. */
export default async function queueInquiryMails(container: MedusaContainer): Promise<void> {
  const inquiries = container.resolve(INQUIRIES);
  for (const message of await inquiries.messagesWithoutMails()) await queueMessageMails(container, message);
  for (const withdrawal of await inquiries.withdrawalsWithoutMails()) {
    await settleWithdrawal(container, withdrawal);
  }
  for (const answer of await inquiries.originsWithoutMails()) await queueOriginMail(container, answer);
}

export const config = { name: "furniture-queue-inquiry-mails", schedule: "* * * * *" };
