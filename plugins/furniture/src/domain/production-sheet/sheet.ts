import type { MedusaContainer } from "@medusajs/framework/types";
import { STEP_NAMES, type Step } from "@planke46/furniture-rules";
import sharp from "sharp";
import { Refusal } from "../../core/refusal/refusal";
import { MAILS } from "../../modules/mails";
import { ORDERS } from "../../modules/orders";
import { hasOpenWithdrawal } from "../../modules/orders/versions";
import { PLANKS } from "../../modules/planks";
import type { Plank } from "../../modules/planks/plank";
import type { ServedDetails } from "../../modules/shop-details/details";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { WORKSHOP } from "../../modules/workshop";
import { stepsOfOrder, waitingOf } from "../../modules/workshop/board";
import { notesOf } from "../../modules/workshop/notes";
import type { StoredPromise, Waiting } from "../../modules/workshop/piece";
import { promisesOf } from "../../modules/workshop/promises";
import { pickedPlanks } from "../configuration/plank-titles";
import { addressLines, nameOf } from "../orders/address";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { germanDay, isExpress, termsDays } from "../workshop/days";

/** A picked plank as the workshop finds it on its shelf. */
export interface StockPlank {
  id: string;
  /** Number on the board, "07"; null when the stock no longer knows it. */
  name: string | null;
  title: string;
  /** Address of its photograph; null when the stock no longer knows it. */
  image: string | null;
}

/** One piece to build. */
export interface SheetPiece {
  line: OrderLine;
  /** The picked ones by id. */
  planks: Map<string, StockPlank>;
  /** Photographs of picked planks by id, as data addresses; those that could not be read are not here. */
  photos: ReadonlyMap<string, string>;
  /** Where it is when there is nothing to build any more: "beim Kunden"; null while there is. */
  gone: string | null;
  /** Its wood still lies on the rack. */
  onRack: boolean;
}

/** The last day of a promise, "19.12.2026", and how it came about: "4 Wochen", or which day it replaces. */
export interface DeliveryPromise {
  /** null while the time does not run: it begins when the money is there. */
  on: string | null;
  time: string;
}

type Told = "number" | "cancelled" | "disputed" | "record";

/** What the workshop needs to build an order, to pack it and to call when something is unclear. */
export interface ProductionSheet extends Pick<OrderDocument, Told> {
  shop: string;
  customer: string;
  /** The lines of the address the order goes to; none without one. */
  address: string[];
  phone: string | null;
  orderedOn: string;
  /** For its furniture; null in an order of samples alone. */
  promise: DeliveryPromise | null;
  /** For its samples, which go by post; null without samples, and where they are picked up with the furniture. */
  samplePromise: DeliveryPromise | null;
  express: boolean;
  /** When the money of a transfer or a reservation came; null before, and for orders that were paid at once. */
  paidOn: string | null;
  /** Why nothing of it may be built yet; null where it may. */
  waiting: Waiting | null;
  /** The version of a changed order, and since when it holds; null for an unchanged order. */
  version: { number: number; since: string } | null;
  /** What a change left to be paid, EUR. */
  outstanding: number;
  /** Its customer has withdrawn from it, and staff have not dealt with that yet. */
  withdrawn: boolean;
  /** What staff have written of the order, the newest first; days as on German papers. */
  notes: { text: string; by: string; on: string }[];
  pieces: SheetPiece[];
  /** The admin's address, without a slash at the end: the codes on the pages lead there. */
  adminUrl: string;
}

/** Reads everything an order's production sheet says. Throws a not-found {@link Refusal}. */
export async function productionSheet(container: MedusaContainer, orderId: string): Promise<ProductionSheet> {
  const { run } = container.resolve(WORKSHOP);
  const [order, details, promises, steps, notes, withdrawn, waiting] = await Promise.all([
    orderDocument(container, orderId),
    shopDetails(container),
    promisesOf(run, orderId),
    stepsOfOrder(run, orderId),
    notesOf(run, orderId),
    hasOpenWithdrawal(container.resolve(ORDERS).run, orderId),
    waitingOf(run, orderId),
  ]);
  const { number, cancelled, disputed, record, placedAt, paidAt, lines } = order;
  if (lines.length === 0) throw Refusal.notFound(`The order ${orderId} has no furniture to build`);
  const express = isExpress(order);
  const photos = await photosOf(order.planks, (address) => container.resolve(PLANKS).isOwnFile(address));
  return {
    ...{ number, cancelled, disputed, record, express },
    shop: details.name,
    customer: nameOf(order.delivery),
    address: addressLines(order.delivery),
    phone: order.delivery?.phone || order.billing?.phone || null,
    orderedOn: germanDay(placedAt),
    ...promised(order, details, promises),
    paidOn: paidAt && germanDay(paidAt),
    ...changed(order),
    ...{ withdrawn, waiting },
    notes: notes.map(({ text, created_by, created_at }) => ({
      ...{ text, by: created_by },
      on: germanDay(new Date(created_at)),
    })),
    pieces: lines.map((line) => ({
      ...{ line, photos, planks: planksOf(line, order) },
      gone: goneTo(line, steps.get(line.number)?.step),
      onRack: !line.returned && steps.get(line.number)?.step === "accepted",
    })),
    adminUrl: container.resolve(MAILS).adminUrl,
  };
}

const GONE: readonly Step[] = ["on_the_way", "delivered"];

function goneTo({ returned }: OrderLine, step: Step | undefined): string | null {
  if (returned) return "Rückgabe";
  return step && GONE.includes(step) ? STEP_NAMES[step] : null;
}

function changed({ record, outstanding }: OrderDocument): Pick<ProductionSheet, "version" | "outstanding"> {
  if (!record?.version || !record.changed_at) return { version: null, outstanding: 0 };
  const since = germanDay(new Date(record.changed_at));
  return { version: { number: record.version, since }, outstanding: Math.max(0, outstanding) };
}

function promised(
  order: OrderDocument,
  details: ServedDetails,
  promises: readonly StoredPromise[],
): Pick<ProductionSheet, "promise" | "samplePromise"> {
  const { furniture, samples } = termsDays(order, details);
  const weeks = furniture && { day: furniture.day, time: counted(furniture.weeks, "Woche", "Wochen") };
  const days = samples && { day: samples.day, time: counted(samples.workingDays, "Werktag", "Werktage") };
  const agreed = (terms: Terms) => agreedOn(terms, promises);
  return {
    promise: weeks && agreed(weeks),
    // Samples that go ahead of the furniture keep their own day.
    samplePromise: days && (weeks ? agreedOn(days, []) : agreed(days)),
  };
}

/** What follows from an order's terms, see `TermsDays`. */
interface Terms {
  day: string | null;
  time: string;
}

/** The day that holds now: the one that was promised first, unless staff have promised another since. */
function agreedOn({ day, time }: Terms, promises: readonly StoredPromise[]): DeliveryPromise {
  const [first, last] = [promises.at(0), promises.at(-1)];
  if (!first || !last) return { on: day && germanDay(day), time };
  if (promises.length === 1 || last.day === day) return { on: germanDay(last.day), time };
  return { on: germanDay(last.day), time: `neu vereinbart, zuerst ${germanDay(first.day)}` };
}

function counted(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The picked planks of a piece by id, as the stock knows them. */
export function planksOf(
  { configuration, facts }: OrderLine,
  { planks }: OrderDocument,
): Map<string, StockPlank> {
  const picked = pickedPlanks(configuration).map(({ plank: id }): [string, StockPlank] => {
    const known = planks.find((plank) => plank.id === id);
    const frozen = facts?.planks.find((plank) => plank.id === id)?.title;
    // A line that was frozen before the stock knew the plank has its id in the place of a title.
    const title = (frozen !== id && frozen) || known?.title || "unbekannte Planke";
    return [id, { id, name: known?.name ?? null, title, image: known?.image ?? null }];
  });
  return new Map(picked);
}

/** A sheet does not wait longer for a photograph (ms), nor reads larger ones (bytes). */
const PATIENCE_MS = 4_000;
const LARGEST = 12_000_000;
/** Wide enough to tell one plank from another on paper. */
const WIDTH_PX = 360;

/** Photographs of planks as JPEG in data addresses, by id. What cannot be read is left out: the sheet is printed all the same. */
async function photosOf(
  planks: readonly Pick<Plank, "id" | "image">[],
  isOwnFile: (address: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(
    planks.map(async ({ id, image }) => [id, isOwnFile(image) ? await photoOf(image) : null] as const),
  );
  return new Map(read.flatMap(([id, photo]) => (photo ? [[id, photo] as const] : [])));
}

async function photoOf(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return null;
    const picture = Buffer.from(await answer.arrayBuffer());
    if (picture.length > LARGEST) return null;
    const jpeg = await sharp(picture)
      .rotate()
      .resize({ width: WIDTH_PX, height: WIDTH_PX, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 75 })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
  } catch {
    return null;
  }
}
