import type { MedusaContainer } from "@medusajs/framework/types";
import { INQUIRIES } from "../../modules/inquiries";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { queueMail } from "../mails/queue-mail";
import { withdrawalReceipt } from "./receipt";

/**
 * Puts the mails of a confirmed withdrawal into the outbox: the receipt to its sender, a notice to the workshop.
 * Repeatable. The order's data does not go into the receipt: its address was not checked against the order's.
 */
export async function queueWithdrawalMails(
  container: MedusaContainer,
  withdrawal: WithdrawalRow,
): Promise<void> {
  const { id, email, language, order_id } = withdrawal;
  await queueMail(container, {
    template: "withdrawal_received",
    key: `withdrawal:${id}:received`,
    to: email,
    language,
    data: { ...withdrawalReceipt(withdrawal, language) },
  });
  await queueMail(container, {
    template: "workshop_withdrawal",
    key: `withdrawal:${id}:workshop`,
    ...(order_id && { order_id }),
    data: { ...withdrawalReceipt(withdrawal, "de") },
  });
  await container.resolve(INQUIRIES).markMailsQueued("furniture_withdrawal", id);
}
