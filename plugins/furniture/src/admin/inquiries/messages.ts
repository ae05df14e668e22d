import { ask } from "../ask";
import { ROWS_A_PAGE } from "./Pages";

export const MESSAGE_STATES = { open: "Offen", answered: "Beantwortet", spam: "Spam", all: "Alle" };
export type MessageState = keyof typeof MESSAGE_STATES;

/** A message as the list has it. */
export interface Message {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  text: string;
  language: "de" | "en";
  spam: boolean;
  answered_at: string | null;
  answered_by: string | null;
  note: string | null;
  created_at: string;
}

export interface MessageSheet extends Message {
  piece: string | null;
  details: { label: string; value: string }[];
  drawing: string | null;
  orders: { id: string; number: string }[];
}

export const loadMessages = (state: MessageState, page: number) =>
  ask<{ messages: Message[]; count: number }>(
    `messages?state=${state}&limit=${ROWS_A_PAGE}&offset=${page * ROWS_A_PAGE}`,
  );

export const loadMessage = async (id: string) =>
  (await ask<{ message: MessageSheet }>(`messages/${encodeURIComponent(id)}`)).message;

export const changeMessage = async (
  id: string,
  change: { answered?: boolean; note?: string | null; spam?: boolean },
) => (await ask<{ message: MessageSheet }>(`messages/${encodeURIComponent(id)}`, change)).message;

/** A reply in the mail program of the staff, with the question quoted. */
export function replyLink({ email, text, language }: Message): string {
  const subject = language === "en" ? "Your question" : "Deine Frage";
  const quoted = text.replace(/^/gm, "> ");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}
