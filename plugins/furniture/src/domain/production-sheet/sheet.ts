import type { MedusaContainer } from "@medusajs/framework/types";
import { cartContents } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import type { ServedDetails } from "../../modules/shop-details/details";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { pickedPlanks } from "../configuration/plank-titles";
import { nameOf } from "../orders/address";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { germanDay, promisedDay, promisedWorkingDay } from "./promised-date";

/** A picked plank as the workshop finds it on its shelf. */
export interface StockPlank {
  id: string;
  /** Number on the board, "07"; null when the stock no longer knows it. */
  name: string | null;
  title: string;
}

/** One piece to build. */
export interface SheetPiece {
  line: OrderLine;
  /** The picked ones by id. */
  planks: Map<string, StockPlank>;
}

/** The last day of a promise, "19.12.2026", and how long it was when it was given, "4 Wochen". */
export interface DeliveryPromise {
  on: string;
  time: string;
}

type Told = "number" | "cancelled" | "disputed" | "record";

/** What the workshop needs to build an order, and no more personal data than the name on the parcel. */
export interface ProductionSheet extends Pick<OrderDocument, Told> {
  shop: string;
  customer: string;
  orderedOn: string;
  /** For its furniture; null in an order of samples alone. */
  promise: DeliveryPromise | null;
  /** For its samples, which go by post; null without samples, and where they are picked up with the furniture. */
  samplePromise: DeliveryPromise | null;
  express: boolean;
  /** When the money of a transfer or a reservation came; null before, and for orders that were paid at once. */
  paidOn: string | null;
  /** The version of a changed order, and since when it holds; null for an unchanged order. */
  version: { number: number; since: string } | null;
  /** What a change left to be paid, EUR. */
  outstanding: number;
  pieces: SheetPiece[];
}

/** Reads everything an order's production sheet says. Throws a not-found {@link Refusal}. */
export async function productionSheet(container: MedusaContainer, orderId: string): Promise<ProductionSheet> {
  const [order, details] = await Promise.all([orderDocument(container, orderId), shopDetails(container)]);
  const { number, cancelled, disputed, record, placedAt, paidAt, lines } = order;
  if (lines.length === 0) throw Refusal.notFound(`The order ${orderId} has no furniture to build`);
  const express = Boolean(record?.express_build) && lines.some(({ kind }) => kind !== "sample");
  return {
    ...{ number, cancelled, disputed, record, express },
    shop: details.name,
    customer: nameOf(order.delivery),
    orderedOn: germanDay(placedAt),
    ...promises(order, express, details),
    paidOn: paidAt && germanDay(paidAt),
    ...changed(order),
    pieces: lines.map((line) => ({ line, planks: planksOf(line, order) })),
  };
}

function changed({ record, outstanding }: OrderDocument): Pick<ProductionSheet, "version" | "outstanding"> {
  if (!record?.version || !record.changed_at) return { version: null, outstanding: 0 };
  const since = germanDay(new Date(record.changed_at));
  return { version: { number: record.version, since }, outstanding: Math.max(0, outstanding) };
}

function promises(
  { record, lines, placedAt }: OrderDocument,
  express: boolean,
  details: ServedDetails,
): Pick<ProductionSheet, "promise" | "samplePromise"> {
  const contents = cartContents(lines.map(({ kind }) => kind));
  const weeks = record?.promised_weeks ?? (express ? details.expressWeeks : details.deliveryWeeks);
  const days = record?.promised_sample_days ?? details.sampleDays;
  const byPost = contents !== "furniture" && record?.shipping !== "pickup";
  return {
    promise:
      contents === "samples"
        ? null
        : { on: promisedDay(placedAt, weeks), time: `${weeks} ${weeks === 1 ? "Woche" : "Wochen"}` },
    samplePromise: byPost
      ? { on: promisedWorkingDay(placedAt, days), time: `${days} ${days === 1 ? "Werktag" : "Werktage"}` }
      : null,
  };
}

function planksOf({ configuration, facts }: OrderLine, { planks }: OrderDocument): Map<string, StockPlank> {
  const picked = pickedPlanks(configuration).map(({ plank: id }): [string, StockPlank] => {
    const known = planks.find((plank) => plank.id === id);
    const frozenTitle = facts?.planks.find((plank) => plank.id === id)?.title;
    return [id, { id, name: known?.name ?? null, title: frozenTitle ?? known?.title ?? id }];
  });
  return new Map(picked);
}
