import type { MedusaContainer } from "@medusajs/framework/types";
import { shopDetails } from "../../modules/shop-details/shop-details";
import type { WorkshopService } from "../../modules/workshop";
import { WORKSHOP } from "../../modules/workshop";
import { makePieces, removePieces } from "../../modules/workshop/making";
import type { OrderedPiece, StoredPromise } from "../../modules/workshop/piece";
import { addPromise, promisesOf } from "../../modules/workshop/promises";
import { findOrder, type OrderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { isExpress, isPromised, type TermsDays, termsDays } from "./days";

/**
 * Makes the pieces of an order and its promised day what the order says now: when it is placed, changed or cancelled. Repeating it
 * changes nothing, and two at once make nothing twice.
 */
export async function makePiecesOf(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await findOrder(container, orderId);
  const workshop = container.resolve(WORKSHOP);
  if (!order || order.cancelled) {
    await removePieces(workshop.run, orderId);
    return;
  }
  const days = termsDays(order, await shopDetails(container));
  const promise = await promiseOf(workshop, order, days);
  await makePieces(workshop.run, {
    orderId,
    orderNumber: order.number,
    version: order.record?.version ?? 1,
    pieces: order.lines.map((line) => orderedPiece(line, order, days, promise)),
  });
}

/** The day that holds. New terms set a new one: staff have agreed it with the customer. */
async function promiseOf(
  workshop: WorkshopService,
  { id, record }: OrderDocument,
  { furniture, samples }: TermsDays,
): Promise<string | null> {
  const day = (furniture ?? samples)?.day;
  const last = (await promisesOf(workshop.run, id)).at(-1);
  if (!day || (last && !isOutdated(last, day, record))) return last?.day ?? null;
  const reason = last ? `Der Auftrag wurde geändert (Fassung ${record?.version ?? 1}).` : null;
  const number = (last?.number ?? 0) + 1;
  await addPromise(workshop.run, { orderId: id, number, day, terms_day: day, reason, created_by: null });
  // Another request may have been faster.
  return (await promisesOf(workshop.run, id)).at(-1)?.day ?? day;
}

/** Terms that were not kept with the order follow the shop's settings: those say nothing new of it. What was told for a Sunday holds. */
function isOutdated({ terms_day }: StoredPromise, day: string, record: OrderDocument["record"]): boolean {
  const isKept = record?.promised_weeks !== undefined || record?.promised_sample_days !== undefined;
  return isKept && !isPromised(terms_day, day);
}

function orderedPiece(
  { place, number, configuration_id, kind, furniture, shipped }: OrderLine,
  order: OrderDocument,
  { furniture: built, samples }: TermsDays,
  promise: string | null,
): OrderedPiece {
  const { configuration } = furniture;
  const posted = kind === "sample" && built !== null && samples !== null;
  return {
    ...{ place, number, configuration_id, kind, posted },
    color: "color" in configuration ? configuration.color.hex : null,
    // Of an order from before there was a board: what had been packed then is with its customer.
    step: shipped ? "delivered" : "accepted",
    due_on: posted ? samples.day : promise,
    express: isExpress(order) && kind !== "sample",
    picked_up: order.record?.shipping === "pickup",
  };
}
