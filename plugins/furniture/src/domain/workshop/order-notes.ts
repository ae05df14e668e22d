import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { WORKSHOP } from "../../modules/workshop";
import { addNote, markDone, markRead, notesOf, type OrderNote } from "../../modules/workshop/notes";
import { orderDocument } from "../orders/order-document";
import { isDay } from "./days";

const MOST_LETTERS = 2000;

export const noteBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, "Bitte schreibe etwas")
    .max(MOST_LETTERS, `Bitte höchstens ${MOST_LETTERS} Zeichen`),
  /** The day on which it is to be seen to. */
  due_on: z
    .string()
    .refine(isDay, "Bitte nenne einen Tag als JJJJ-MM-TT")
    .refine((day) => day >= shopDay(new Date()), "Bitte nenne heute oder einen späteren Tag")
    .optional(),
});

type Written = { text: string; due_on?: string | null | undefined };

/** A note as a member of staff sees it; `own`: theirs, which another one has to read. */
export type ListedNote = OrderNote & { own: boolean };

/** What staff wrote about an order, the newest first, as the one sees it who asks. Throws a not-found Refusal. */
export async function notesOfOrder(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<ListedNote[]> {
  const notes = await notesOf(container.resolve(WORKSHOP).run, orderId);
  if (notes.length === 0) await orderDocument(container, orderId);
  return notes.map((note) => ({ ...note, own: note.created_by === by }));
}

/** Throws a not-found Refusal where there is no such order. */
export async function writeNote(
  container: MedusaContainer,
  orderId: string,
  { text, due_on = null }: Written,
  by: string,
): Promise<void> {
  await orderDocument(container, orderId);
  await addNote(container.resolve(WORKSHOP).run, { order_id: orderId, text, created_by: by, due_on });
}

/** A note with a day has been seen to. Throws a not-found Refusal. */
export async function endNote(
  container: MedusaContainer,
  orderId: string,
  noteId: string,
  by: string,
): Promise<void> {
  const found = await markDone(container.resolve(WORKSHOP).run, orderId, noteId, by);
  if (!found) throw noSuchNote();
}

/** A member of staff has read a note of another. Throws a not-found Refusal. */
export async function readNote(
  container: MedusaContainer,
  orderId: string,
  noteId: string,
  by: string,
): Promise<void> {
  const found = await markRead(container.resolve(WORKSHOP).run, orderId, noteId, by);
  if (!found) throw noSuchNote();
}

const noSuchNote = () => Refusal.notFound("Diese Notiz gibt es nicht.");
