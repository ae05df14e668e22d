import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cartContents, type Furniture, type Part } from "@planke46/furniture-rules";
import { Refusal } from "../../core/refusal/refusal";
import { CONFIGURATIONS } from "../../modules/configurations";
import type ConfigurationsService from "../../modules/configurations/service";
import type { OrderRecord } from "../../modules/orders/order-record";
import { PLANKS } from "../../modules/planks";
import type PlanksService from "../../modules/planks/service";
import type { ServedDetails } from "../../modules/shop-details/details";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { pickedPlanks } from "../configuration/plank-titles";
import { orderStanding } from "../order-change/standing";
import { orderSheet, type SheetLine } from "../orders/order-sheet";
import { germanDay, promisedDay, promisedWorkingDay } from "./promised-date";

/** A picked plank as the workshop finds it on its shelf. */
export interface StockPlank {
  id: string;
  /** Number on the board, "07"; null when the stock no longer knows it. */
  name: string | null;
  title: string;
}

/** One piece to build, from its frozen configuration and the parts that were frozen with it. */
export interface SheetPiece {
  line: SheetLine;
  furniture: Furniture;
  parts: Part[];
  planks: Map<string, StockPlank>;
}

/** The last day of a promise, "19.12.2026", and how long it was when it was given, "4 Wochen". */
export interface DeliveryPromise {
  on: string;
  time: string;
}

/** What the workshop needs to build an order, and no more personal data than the name on the parcel. */
export interface ProductionSheet {
  number: string;
  shop: string;
  customer: string;
  orderedOn: string;
  /** For its furniture; null in an order of samples alone. */
  promise: DeliveryPromise | null;
  /** For its samples, which go by post; null without samples, and where they are picked up with the furniture. */
  samplePromise: DeliveryPromise | null;
  express: boolean;
  cancelled: boolean;
  /** Why nothing is built for now: the payer disputes the payment. */
  disputed: string | null;
  /** When the money of a transfer or a reservation came; null before, and for orders that were paid at once. */
  paidOn: string | null;
  record: OrderRecord | null;
  /** The version of a changed order, and since when it holds; null for an unchanged order. */
  version: { number: number; since: string } | null;
  /** What a change left to be paid, EUR. */
  outstanding: number;
  pieces: SheetPiece[];
}

/** Reads everything an order's production sheet says. Throws a not-found {@link Refusal}. */
export async function productionSheet(container: MedusaContainer, orderId: string): Promise<ProductionSheet> {
  const [sheet, head, details] = await Promise.all([
    orderSheet(container, orderId),
    orderHead(container, orderId),
    shopDetails(container),
  ]);
  if (sheet.lines.length === 0) throw Refusal.notFound(`The order ${orderId} has no furniture to build`);
  const express = Boolean(sheet.record?.express_build) && sheet.lines.some(({ kind }) => kind !== "sample");
  return {
    number: sheet.number,
    shop: details.name,
    customer: head.customer,
    orderedOn: germanDay(head.orderedAt),
    ...promises(sheet, head.orderedAt, express, details),
    express,
    cancelled: sheet.cancelled,
    disputed: sheet.disputed,
    paidOn: sheet.paid_at && germanDay(sheet.paid_at),
    record: sheet.record,
    ...(await changed(container, orderId, sheet.record)),
    pieces: await piecesOf(container, sheet.lines),
  };
}

async function changed(
  container: MedusaContainer,
  orderId: string,
  record: OrderRecord | null,
): Promise<Pick<ProductionSheet, "version" | "outstanding">> {
  if (!record?.version || !record.changed_at) return { version: null, outstanding: 0 };
  const { outstanding } = await orderStanding(container, orderId);
  const since = germanDay(new Date(record.changed_at));
  return { version: { number: record.version, since }, outstanding: Math.max(0, outstanding) };
}

function promises(
  { record, lines }: Pick<Awaited<ReturnType<typeof orderSheet>>, "record" | "lines">,
  orderedAt: Date,
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
        : { on: promisedDay(orderedAt, weeks), time: `${weeks} ${weeks === 1 ? "Woche" : "Wochen"}` },
    samplePromise: byPost
      ? { on: promisedWorkingDay(orderedAt, days), time: `${days} ${days === 1 ? "Werktag" : "Werktage"}` }
      : null,
  };
}

async function orderHead(container: MedusaContainer, orderId: string) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["created_at", "shipping_address.first_name", "shipping_address.last_name"],
    filters: { id: orderId },
  });
  const [order] = data;
  const { first_name, last_name } = order?.shipping_address ?? {};
  return {
    customer: [first_name, last_name].filter(Boolean).join(" "),
    orderedAt: new Date(order?.created_at ?? Date.now()),
  };
}

async function piecesOf(container: MedusaContainer, lines: readonly SheetLine[]): Promise<SheetPiece[]> {
  const ids = lines.map(({ configuration_id }) => configuration_id);
  const rows = await container
    .resolve<ConfigurationsService>(CONFIGURATIONS)
    .listFurnitureConfigurations({ id: ids }, { select: ["id", "parts"], take: ids.length });
  const stock = await container
    .resolve<PlanksService>(PLANKS)
    .planksByIds(lines.flatMap(({ configuration }) => pickedPlanks(configuration)));
  return lines.map((line) => {
    const frozen = rows.find(({ id }) => id === line.configuration_id);
    const planks = pickedPlanks(line.configuration).map((id): StockPlank => {
      const known = stock.find((plank) => plank.id === id);
      const frozenTitle = line.facts?.planks.find((plank) => plank.id === id)?.title;
      return { id, name: known?.name ?? null, title: frozenTitle ?? known?.title ?? id };
    });
    return {
      line,
      // Both are ours and frozen: what the rules accepted when they were written needs no second check.
      furniture: { kind: line.kind, configuration: line.configuration } as unknown as Furniture,
      parts: (frozen?.parts ?? []) as unknown as Part[],
      planks: new Map(planks.map((plank) => [plank.id, plank])),
    };
  });
}
