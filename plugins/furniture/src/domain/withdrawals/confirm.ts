import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { INQUIRIES } from "../../modules/inquiries";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { queueMail } from "../mails/queue-mail";
import { receivedInWords } from "./periods";
import { candidatesFor } from "./withdrawal-sheet";

/**
 * Declares a drafted withdrawal. The answer is the same for every order number, known or not, and repeating it
 * changes nothing: the first moment stays. Throws a not-found Refusal when there is no such draft.
 */
export async function confirmWithdrawal(
  container: MedusaContainer,
  id: string,
  language: Language,
): Promise<ReturnType<typeof withdrawalReceipt>> {
  const withdrawal = await container.resolve(INQUIRIES).confirmWithdrawal(id);
  if (!withdrawal) throw Refusal.notFound(textsIn(language).refusals.withdrawal.unknown);
  await followUp(container, () => settleWithdrawal(container, withdrawal));
  return withdrawalReceipt(withdrawal, withdrawal.language);
}

/** Does what follows a withdrawal. It is declared already: what fails a job does within a minute. */
export async function followUp(container: MedusaContainer, deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    container.resolve(ContainerRegistrationKeys.LOGGER).error("A withdrawal waits for its mails", reason);
  }
}

/** Links a confirmed withdrawal to the order it names and queues its mails; none for spam. Safe to repeat. */
export async function settleWithdrawal(container: MedusaContainer, withdrawal: WithdrawalRow): Promise<void> {
  const named = await candidatesFor(container, withdrawal);
  const [meant, ...others] = named.filter((one) => one.number_matches && one.email_matches);
  // Of two orders that are named, staff link the one that is meant.
  if (meant && others.length === 0)
    await container.resolve(INQUIRIES).linkWithdrawal(withdrawal.id, meant.id);
  if (withdrawal.spam) return;
  await queueWithdrawalMails(container, {
    ...withdrawal,
    order_id: withdrawal.order_id ?? (others.length === 0 ? (meant?.id ?? null) : null),
  });
}

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

/** The receipt of a withdrawal: what was declared, as its sender wrote it, and when it came in, null before the confirmation (§ 356a BGB). */
function withdrawalReceipt(withdrawal: WithdrawalRow, language: Language) {
  const { id, name, email, order_number, scope, pieces, text, confirmed_at } = withdrawal;
  return {
    withdrawal_id: id,
    name,
    email,
    order_number,
    scope,
    pieces,
    text,
    confirmed_at: confirmed_at && new Date(confirmed_at).toISOString(),
    confirmed_at_words: receivedInWords(withdrawal, language),
  };
}
