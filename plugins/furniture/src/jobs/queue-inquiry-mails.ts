import type { MedusaContainer } from "@medusajs/framework/types";
import { oneByOne } from "../core/one-by-one";
import { queueMessageMails } from "../domain/messages/messages";
import { queueOriginMail } from "../domain/origin-survey/origin-survey";
import { settleWithdrawal } from "../domain/withdrawals/confirm";
import { INQUIRIES } from "../modules/inquiries";

/** Queues the mails of messages, withdrawals and survey answers whose request was cut short between storing and queueing. */
export default async function queueInquiryMails(container: MedusaContainer): Promise<void> {
  const inquiries = container.resolve(INQUIRIES);
  const named = (kind: string) => (one: { id: string }) => `The ${kind} ${one.id}`;
  await oneByOne(container, await inquiries.messagesWithoutMails(), named("message"), (message) =>
    queueMessageMails(container, message),
  );
  await oneByOne(container, await inquiries.withdrawalsWithoutMails(), named("withdrawal"), (withdrawal) =>
    settleWithdrawal(container, withdrawal),
  );
  await oneByOne(container, await inquiries.originsWithoutMails(), named("answer"), (answer) =>
    queueOriginMail(container, answer),
  );
}

export const config = { name: "furniture-queue-inquiry-mails", schedule: "* * * * *" };
