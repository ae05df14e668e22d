import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";
import { WORKSHOP } from "../../modules/workshop";
import { addNote, markRead, notesOf, type OrderNote } from "../../modules/workshop/notes";
import { orderDocument } from "../orders/order-document";

const MOST_LETTERS = 2000;

export const noteBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, "Bitte schreibe etwas")
    .max(MOST_LETTERS, `Bitte höchstens ${MOST_LETTERS} Zeichen`),
});

/** What staff wrote about an order, the newest first. Throws a not-found Refusal. */
export async function notesOfOrder(container: MedusaContainer, orderId: string): Promise<OrderNote[]> {
  const notes = await notesOf(container.resolve(WORKSHOP).run, orderId);
  if (notes.length === 0) await orderDocument(container, orderId);
  return notes;
}

/** Throws a not-found Refusal where there is no such order. */
export async function writeNote(
  container: MedusaContainer,
  orderId: string,
  text: string,
  by: string,
): Promise<void> {
  await orderDocument(container, orderId);
  await addNote(container.resolve(WORKSHOP).run, { order_id: orderId, text, created_by: by });
}

/** A member of staff has read a note of another. Throws a not-found Refusal. */
export async function readNote(
  container: MedusaContainer,
  orderId: string,
  noteId: string,
  by: string,
): Promise<void> {
  const found = await markRead(container.resolve(WORKSHOP).run, orderId, noteId, by);
  if (!found) throw Refusal.notFound("Diese Notiz gibt es nicht.");
}
