import type * as served from "../../domain/messages/messages";
import type { WithdrawalSheet as ServedWithdrawal } from "../../domain/withdrawals/withdrawal-sheet";
import { textsIn } from "../../language/texts";
import type { MessageRow, WithdrawalRow } from "../../modules/inquiries/rows";
import { ask, type Sent } from "../ask";
import { money } from "../order/money";
import { pageOf } from "../Pages";
import { day } from "../time";

export const MESSAGE_STATES = { open: "Offen", answered: "Beantwortet", spam: "Spam", all: "Alle" };
export type MessageState = keyof typeof MESSAGE_STATES;

/** A message as the list has it. */
export type Message = Sent<MessageRow>;
export type MessageSheet = Sent<served.MessageSheet>;

export const loadMessages = (state: MessageState, page: number, q: string) =>
  ask<{ messages: Message[]; count: number }>(`messages?${partOf(state, q, page)}`);

/** The part of a list to load, as a query. */
const partOf = (state: string, q: string, page: number) =>
  `state=${state}&q=${encodeURIComponent(q)}&${pageOf(page)}`;

export const loadMessage = async (id: string) =>
  (await ask<{ message: MessageSheet }>(`messages/${encodeURIComponent(id)}`)).message;

export const changeMessage = async (
  id: string,
  change: { answered?: boolean; note?: string | null; note_seen?: string | null; spam?: boolean },
) => (await ask<{ message: MessageSheet }>(`messages/${encodeURIComponent(id)}`, change)).message;

/** What a press has saved, in words: a note that is typed beside it waits for its own button. */
export function savedWords(change: {
  answered?: boolean;
  handled?: boolean;
  spam?: boolean;
  note?: string | null;
  order_id?: string | null;
}): string {
  const { answered, handled, spam, note, order_id } = change;
  if (note !== undefined) return note ? "Notiz gespeichert" : "Notiz gelöscht";
  if (order_id !== undefined) return order_id ? "Mit der Bestellung verknüpft" : "Verknüpfung gelöst";
  if (spam !== undefined) return spam ? "Als Spam markiert" : "Kein Spam mehr";
  if (answered) return "Als beantwortet markiert";
  return handled ? "Als bearbeitet markiert" : "Wieder offen";
}

/** A language as staff call it: "Englisch". */
export const languageName = (language: Message["language"]) => LANGUAGE_NAMES.of(language) ?? language;

const LANGUAGE_NAMES = new Intl.DisplayNames("de", { type: "language" });

/** A reply in the mail program of the staff, with the question quoted. */
export const replyLink = ({ email, text, language }: Message): string =>
  mailLink(email, textsIn(language).replySubject, text);

/** The same to a withdrawal. */
export const withdrawalReplyLink = ({ email, order_number, text, language }: Withdrawal): string =>
  mailLink(email, textsIn(language).withdrawalSubject(order_number), text ?? "");

/** What is quoted is cut where a mail program would refuse the address for its length. */
function mailLink(email: string, subject: string, text: string): string {
  const quoted = text && `\n\n${[...text].slice(0, MOST_QUOTED).join("").replace(/^/gm, "> ")}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(quoted)}`;
}

/** Characters; Windows hands an address of at most some 2,000 to a program, and each letter may become six. */
const MOST_QUOTED = 600;

export const WITHDRAWAL_STATES = { open: "Offen", handled: "Bearbeitet", all: "Alle" };
export type WithdrawalState = keyof typeof WITHDRAWAL_STATES;

/** Drafts are not shown: each has been confirmed. */
interface Confirmed {
  confirmed_at: string;
}

export type Withdrawal = Sent<WithdrawalRow> & Confirmed;
export type WithdrawalSheet = Sent<ServedWithdrawal> & Confirmed;

export const loadWithdrawals = (state: WithdrawalState, page: number, q: string) =>
  ask<{ withdrawals: Withdrawal[]; count: number }>(`withdrawals?${partOf(state, q, page)}`);

export const loadWithdrawal = async (id: string) =>
  (await ask<{ withdrawal: WithdrawalSheet }>(`withdrawals/${encodeURIComponent(id)}`)).withdrawal;

export const changeWithdrawal = async (
  id: string,
  change: {
    handled?: boolean;
    note?: string | null;
    note_seen?: string | null;
    order_id?: string | null;
    order_id_seen?: string | null;
    spam?: false;
  },
) => (await ask<{ withdrawal: WithdrawalSheet }>(`withdrawals/${encodeURIComponent(id)}`, change)).withdrawal;

/** Enters a withdrawal that came by letter, e-mail or telephone. Throws with the server's message. */
export async function enterWithdrawal(
  orderId: string,
  entered: { received_on: string; pieces?: string[]; text?: string },
): Promise<void> {
  await ask(`orders/${encodeURIComponent(orderId)}/withdrawals`, entered);
}
type Order = NonNullable<WithdrawalSheet["order"]>;

/** A piece may be sent back, and nothing has gone back for it. */
export function isUnsettled({ cancelled, refunded, kept, lines, ordinary, period }: Order): boolean {
  const withdrawable = ordinary.lines.length > 0 || lines.some((line) => !line.made_to_measure);
  return !cancelled && refunded === 0 && kept > 0 && period.state !== "late" && withdrawable;
}

/** Where the money of a withdrawn order stands, and until when it has to go back. */
export function refundInWords({
  refunded,
  refunded_before,
  refund_by,
  cancelled,
  kept,
}: Pick<Order, "refunded" | "refunded_before" | "refund_by" | "cancelled" | "kept">): string {
  if (refunded > 0) return `Seitdem erstattet: ${money(refunded)}.`;
  if (cancelled) return "Die Bestellung ist storniert.";
  if (kept <= 0 && refunded_before > 0) return "Alles Bezahlte war vor dem Widerruf schon erstattet.";
  if (kept <= 0) return "Bezahlt ist noch nichts.";
  return `Erstatten bis ${day(refund_by)} (§ 357 Abs. 1 BGB). Seitdem ist nichts erstattet.`;
}
