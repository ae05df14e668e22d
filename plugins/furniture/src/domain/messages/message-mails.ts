import type { MedusaContainer } from "@medusajs/framework/types";
import { type Furniture, isKind, kindName } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { INQUIRIES } from "../../modules/inquiries";
import type { MessageRow } from "../../modules/inquiries/rows";
import { queueMail } from "../mails/queue-mail";
import { type Detail, describe } from "../orders/describe";

/** What the mails `message_received` and `workshop_message` are told (`data`). */
export interface MessageMail {
  message_id: string;
  name: string;
  email: string;
  phone: string | null;
  text: string;
  /** ISO 8601 */
  sent_at: string;
  /** Name and description of the piece the sender was looking at, in the reader's language; null and [] when it was none. */
  piece: string | null;
  details: Detail[];
}

/** Puts the mails of a message into the outbox: a confirmation to its sender, the question to the workshop. Repeatable. */
export async function queueMessageMails(container: MedusaContainer, message: MessageRow): Promise<void> {
  const data: MessageMail = {
    message_id: message.id,
    name: message.name,
    email: message.email,
    phone: message.phone,
    text: message.text,
    sent_at: new Date(message.created_at).toISOString(),
    ...pieceOf(message),
  };
  await queueMail(container, {
    template: "message_received",
    key: `message:${message.id}:received`,
    to: message.email,
    language: message.language,
    data: { ...data, ...pieceOf(message, message.language) },
  });
  await queueMail(container, {
    template: "workshop_message",
    key: `message:${message.id}:workshop`,
    data: { ...data },
  });
  await container.resolve(INQUIRIES).markMailsQueued("furniture_message", message.id);
}

/** The piece a message is about. */
export function pieceOf(
  { kind, configuration }: Pick<MessageRow, "kind" | "configuration">,
  language: Language = "de",
): { piece: string | null; details: Detail[] } {
  if (!isKind(kind)) return { piece: null, details: [] };
  // The rules accepted the configuration when the message was stored.
  const furniture = { kind, configuration } as unknown as Furniture;
  return { piece: kindName(kind, language), details: configuration ? describe(furniture, language) : [] };
}
