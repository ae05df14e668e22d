import type * as served from "../../domain/messages/messages";
import type { MessageRow } from "../../modules/inquiries/rows";
import type { Sent } from "../ask";
import { ask } from "../ask";
import { pageOf } from "../Pages";

export const MESSAGE_STATES = { open: "Offen", answered: "Beantwortet", spam: "Spam", all: "Alle" };
export type MessageState = keyof typeof MESSAGE_STATES;

/** A message as the list has it. */
export type Message = Sent<MessageRow>;
export type MessageSheet = Sent<served.MessageSheet>;

export const loadMessages = (state: MessageState, page: number) =>
  ask<{ messages: Message[]; count: number }>(`messages?state=${state}&${pageOf(page)}`);

export const loadMessage = async (id: string) =>
  (await ask<{ message: MessageSheet }>(`messages/${encodeURIComponent(id)}`)).message;

export const changeMessage = async (
  id: string,
  change: { answered?: boolean; note?: string | null; note_seen?: string | null; spam?: boolean },
) => (await ask<{ message: MessageSheet }>(`messages/${encodeURIComponent(id)}`, change)).message;

/** A reply in the mail program of the staff, with the question quoted. */
export function replyLink({ email, text, language }: Message): string {
  const subject = language === "en" ? "Your question" : "Deine Frage";
  const quoted = text.replace(/^/gm, "> ");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
