import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type Configuration, type Furniture, isKind, kindName, partsOf } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { INQUIRIES, type InquiriesService } from "../../modules/inquiries";
import type { MessageRow, NewMessage } from "../../modules/inquiries/rows";
import { queueMail } from "../mails/queue-mail";
import { type Detail, describe, drawLine } from "../orders/describe";
import { type MeantOrder, meantOrders, orderNumbersNamed } from "../orders/meant-orders";

/** Puts the mails of a message into the outbox: a confirmation to its sender, the question to the workshop. Repeatable. */
export async function queueMessageMails(container: MedusaContainer, message: MessageRow): Promise<void> {
  const data = {
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

/** Stores a message and queues its mails; spam is stored only. Once it is stored, nothing makes it fail any more. */
export async function takeMessage(container: MedusaContainer, message: NewMessage): Promise<void> {
  const kept = await container.resolve(INQUIRIES).keepMessage(message);
  if (!kept || kept.spam) return;
  try {
    await queueMessageMails(container, kept);
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    container.resolve(ContainerRegistrationKeys.LOGGER).error("A message waits for its mails", reason);
  }
}

/** A message as staff read it. */
export interface MessageSheet extends MessageRow {
  /** German name of the piece its sender was looking at. */
  piece: string | null;
  details: Detail[];
  /** A standalone SVG of that piece. */
  drawing: string | null;
  /** Orders that its text names, and those placed with the same e-mail; the newest first. */
  orders: MeantOrder[];
}

/** Throws a not-found Refusal. */
export async function messageSheet(container: MedusaContainer, id: string): Promise<MessageSheet> {
  const [message] = await container.resolve(INQUIRIES).listFurnitureMessages({ id: [id] }, { take: 1 });
  if (!message) throw Refusal.notFound(`There is no message ${id}`);
  return {
    ...message,
    ...pieceOf(message),
    drawing: drawingOf(message),
    orders: await meantOrders(container, orderNumbersNamed(message.text), message.email),
  };
}

function drawingOf({ kind, configuration }: MessageRow): string | null {
  if (!isKind(kind) || !configuration) return null;
  return drawLine({ kind, parts: partsOf(kind, configuration as unknown as Configuration) });
}

const text = z.string().max(2000).nullable();

/** What staff write down about a message or withdrawal, and the note that they saw before: a colleague's is not written over unseen. */
export const noteFields = { note: text.optional(), note_seen: text.optional() };

/** Keeps a note. Throws a conflict where there is another one than its writer saw. */
export async function keepNote(
  container: MedusaContainer,
  matter: "message" | "withdrawal",
  { id, note: kept }: { id: string; note: string | null },
  {
    note,
    note_seen: seen = kept,
  }: { note?: string | null | undefined; note_seen?: string | null | undefined },
): Promise<void> {
  if (note === undefined) return;
  const inquiries = container.resolve<InquiriesService>(INQUIRIES);
  if (await inquiries.writeNote(matter, id, { note, seen })) return;
  throw Refusal.conflict("note", "Die Notiz ist inzwischen eine andere.", "note_changed");
}
