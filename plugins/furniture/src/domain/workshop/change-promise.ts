import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";
import { shopDay } from "../../core/shop-day";
import { reasonText } from "../../core/staff/reason-text";
import { WORKSHOP } from "../../modules/workshop";
import type { StoredPromise } from "../../modules/workshop/piece";
import { addPromise, promisesOf } from "../../modules/workshop/promises";
import { orderDocument } from "../orders/order-document";
import { daysAfter, germanDay, isDay } from "./days";
import { makePiecesOf } from "./make-pieces";

/** Further ahead than anything the workshop promises. */
const MOST_DAYS_AHEAD = 2 * 366;

export const promiseBody = z.strictObject({
  day: z.string().refine(isDay, "Bitte nenne einen Tag als JJJJ-MM-TT"),
  reason: reasonText,
  /** The number of the promise that staff saw; two changes at once lose none. */
  number: z.number().int().min(1).max(1_000_000).optional(),
});

/** Every promise of an order, the first one first; the last one holds. Throws a not-found Refusal. */
export async function promisesOfOrder(container: MedusaContainer, orderId: string): Promise<StoredPromise[]> {
  const workshop = container.resolve(WORKSHOP);
  const promises = await promisesOf(workshop.run, orderId);
  if (promises.length === 0) await orderDocument(container, orderId);
  return promises;
}

/**
 * Staff promise another day for an order; once it has stood for some minutes the customer gets a mail. Throws a Refusal for a day that is
 * over or too far ahead, for a cancelled order, and, as a conflict, where a colleague changed the promise meanwhile.
 */
export async function changePromise(
  container: MedusaContainer,
  orderId: string,
  { day, reason, number }: z.output<typeof promiseBody>,
  by: string,
): Promise<void> {
  const order = await orderDocument(container, orderId);
  if (order.cancelled) throw Refusal.single("", "Diese Bestellung ist storniert.", "order_cancelled");
  if (order.lines.length === 0)
    throw Refusal.single("", "Diese Bestellung hat nichts, was die Werkstatt baut.", "nothing_to_build");
  const today = shopDay(new Date());
  if (day < today) throw Refusal.single("day", `Der ${germanDay(day)} ist schon vorbei.`, "day_over");
  if (day > daysAfter(today, MOST_DAYS_AHEAD))
    throw Refusal.single("day", `Der ${germanDay(day)} ist zu weit weg.`, "day_too_far");
  await makePiecesOf(container, orderId);
  const workshop = container.resolve(WORKSHOP);
  const last = (await promisesOf(workshop.run, orderId)).at(-1);
  if (!last) throw Refusal.single("", "Zu dieser Bestellung gibt es keine Zusage.", "no_promise");
  if (number !== undefined && number !== last.number) throw changedBy(last);
  if (day === last.day) throw Refusal.single("day", `Der ${germanDay(day)} ist schon zugesagt.`, "same_day");
  const added = await addPromise(workshop.run, {
    orderId,
    number: last.number + 1,
    day,
    terms_day: last.terms_day,
    reason,
    created_by: by,
  });
  if (!added) {
    const now = (await promisesOf(workshop.run, orderId)).at(-1);
    throw changedBy(now ?? last);
  }
}

function changedBy({ created_by, day }: StoredPromise): Refusal {
  const message = `${created_by ?? "Eine Änderung des Auftrags"} hat inzwischen den ${germanDay(day)} zugesagt. Bitte prüfe, ob das so gilt.`;
  return Refusal.conflict("number", message, "promise_outdated");
}
