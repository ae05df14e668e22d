import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { drawing, type Furniture, isKind, type Kind, kindName, type Part } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { Refusal } from "../../core/refusal/refusal";
import { CONFIGURATIONS } from "../../modules/configurations";
import type ConfigurationsService from "../../modules/configurations/service";
import { ORDERS } from "../../modules/orders";
import { firstDiscounts } from "../../modules/orders/discounts";
import { type OrderRecord, orderRecord } from "../../modules/orders/order-record";
import type OrdersService from "../../modules/orders/service";
import { standingAtProvider } from "../../modules/orders/versions";
import { type LineFacts, readLineFacts } from "../configuration/line-facts";
import { type Detail, describe } from "./describe";

export interface SheetLine {
  id: string;
  /** Number of the order, a point, and the place of the line in it, from 1. */
  number: string;
  kind: Kind;
  title: string;
  configuration_id: string;
  configuration: Record<string, unknown>;
  /** What the line has said since it was added; null for lines from before facts were kept. */
  facts: LineFacts | null;
  /** The configuration in words. */
  details: Detail[];
  /** Whole EUR before discounts, and the sums it is made of. */
  price: number;
  /** The multi-item discount, whole EUR. */
  discount: number;
  breakdown: { code: string; label: string; amount: number }[];
  /** A standalone SVG, null for a piece without parts list. */
  drawing: string | null;
  rules_version: string;
}

/** An order as the workshop reads it. */
export interface OrderSheet {
  id: string;
  number: string;
  /** null when the order did not come through the shop. */
  record: OrderRecord | null;
  cancelled: boolean;
  /** When the money of a transfer or a reservation came; null before, and for orders that were paid at once. */
  paid_at: Date | null;
  /** What staff read of a payment that its payer disputes, or has won back: nothing is built. */
  disputed: string | null;
  lines: SheetLine[];
}

const DRAWING = { de: "Zeichnung", en: "Drawing" } as const;

const breakdownColumn = z.array(z.object({ code: z.string(), label: z.string(), amount: z.number() }));

/** Everything needed to build, charge and describe an order, from the frozen configurations alone. */
export async function orderSheet(
  container: MedusaContainer,
  orderId: string,
  language: Language = "de",
): Promise<OrderSheet> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "id",
      "display_id",
      "custom_display_id",
      "status",
      "metadata",
      "items.id",
      "items.title",
      "items.metadata",
    ],
    filters: { id: orderId },
  });
  const order = data[0];
  if (!order) throw Refusal.notFound(`There is no order ${orderId}`);
  const items: (OrderItem | null)[] = order.items ?? [];
  const number = String(order.custom_display_id ?? order.display_id);
  const record = orderRecord.safeParse(order.metadata).data ?? null;
  const lines = await sheetLines(
    container,
    items.filter((item) => item !== null),
    { language, discounts: await lineDiscounts(container, orderId, record) },
  );
  const place = (line: UnnumberedLine) => (record?.line_order ?? []).indexOf(line.configuration_id);
  return {
    id: order.id,
    number,
    record,
    cancelled: order.status === "canceled",
    paid_at: await container.resolve<OrdersService>(ORDERS).paidAt(orderId),
    disputed: await disputeOf(container, orderId),
    lines: lines
      .sort((a, b) => place(a) - place(b))
      .map((line, index) => ({ ...line, number: `${number}.${place(line) + 1 || index + 1}` })),
  };
}

/** As frozen with the order; for one from before that, as its first version booked them. By configuration id. */
async function lineDiscounts(
  container: MedusaContainer,
  orderId: string,
  record: OrderRecord | null,
): Promise<ReadonlyMap<string, number>> {
  if (record?.line_discounts) return new Map(Object.entries(record.line_discounts));
  return container.resolve<OrdersService>(ORDERS).ask((run) => firstDiscounts(run, orderId));
}

interface Told {
  language: Language;
  discounts: ReadonlyMap<string, number>;
}

/** A lost one stays, also when staff have taken it off their list: the money is gone. */
async function disputeOf(container: MedusaContainer, orderId: string): Promise<string | null> {
  const orders = container.resolve<OrdersService>(ORDERS);
  const { lost } = await orders.ask((run) => standingAtProvider(run, orderId));
  const open = { code: ["dispute_open", "dispute_lost"], resolved_at: null };
  const [dispute] = await orders.listFurnitureFindings(
    { order_id: orderId, ...(lost ? { code: "dispute_lost" } : open) },
    { take: 1, order: { created_at: "DESC" } },
  );
  return dispute?.detail ?? null;
}

type UnnumberedLine = Omit<SheetLine, "number">;

interface OrderItem {
  id: string;
  title: string;
  metadata?: Record<string, unknown> | null;
}

async function sheetLines(
  container: MedusaContainer,
  items: readonly OrderItem[],
  told: Told,
): Promise<UnnumberedLine[]> {
  const wanted = items.flatMap((item) => {
    const configurationId = item.metadata?.configuration_id;
    return typeof configurationId === "string" ? [{ item, configurationId }] : [];
  });
  if (wanted.length === 0) return [];
  const rows = await container
    .resolve<ConfigurationsService>(CONFIGURATIONS)
    .listFurnitureConfigurations(
      { id: wanted.map(({ configurationId }) => configurationId) },
      { take: wanted.length },
    );
  return wanted.flatMap(({ item, configurationId }) => {
    const row = rows.find(({ id }) => id === configurationId);
    return row && isKind(row.kind) ? [sheetLine(item, row, row.kind, told)] : [];
  });
}

type Row = Awaited<ReturnType<ConfigurationsService["listFurnitureConfigurations"]>>[number];

function sheetLine(item: OrderItem, row: Row, kind: Kind, { language, discounts }: Told): UnnumberedLine {
  // The row is ours and frozen: what the rules accepted when it was written needs no second check.
  const furniture = { kind, configuration: row.configuration } as unknown as Furniture;
  const parts = row.parts as unknown as Part[];
  const facts = readLineFacts(item.metadata);
  return {
    id: item.id,
    kind,
    title: item.title,
    configuration_id: row.id,
    configuration: row.configuration,
    facts,
    details: describe(furniture, language, facts?.planks),
    price: row.price,
    discount: discounts.get(row.id) ?? 0,
    breakdown: breakdownColumn.parse(row.breakdown),
    drawing:
      parts.length > 0
        ? drawing(parts, {
            title: `${DRAWING[language]}: ${kindName(kind, language)}`,
            measures: true,
            language,
          })
        : null,
    rules_version: row.rules_version,
  };
}
