import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type Language, languageOf } from "../../core/language";
import { storedAmount } from "../../core/money/stored-amount";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { firstDiscounts } from "../../modules/orders/discounts";
import { type OrderRecord, orderRecord } from "../../modules/orders/order-record";
import type OrdersService from "../../modules/orders/service";
import {
  type KeptPayment,
  keptOf,
  type StoredVersion,
  standingAtProvider,
  versionsOf,
} from "../../modules/orders/versions";
import type { Plank } from "../../modules/planks/plank";
import { isFurnitureLine } from "../cart/lines";
import { type OrdinaryLine, ordinaryTitle } from "../cart/ordinary-goods";
import { ownOptionIds } from "../cart/shipping";
import { picksOf } from "../planks/named";
import { type StoredAddress, storedAddress } from "./address";
import { type OrderLine, orderLines, storedItem } from "./order-lines";

const text = z.string().trim().nullish();

const rows = <Row extends z.ZodType>(row: Row) =>
  z
    .array(row.nullable())
    .nullish()
    .transform((all) => (all ?? []).filter((one) => one !== null));

const taxLines = rows(z.object({ rate: storedAmount }));

const storedOrder = z.object({
  id: z.string(),
  display_id: z.number(),
  custom_display_id: text,
  version: z.number(),
  status: z.string(),
  email: text,
  locale: text,
  created_at: z.coerce.date(),
  metadata: z.unknown(),
  total: storedAmount,
  tax_total: storedAmount,
  credit_line_total: storedAmount,
  return_received_total: storedAmount,
  /** Of pieces that came back damaged. */
  return_dismissed_total: storedAmount.catch(0),
  summary: z.object({ pending_difference: storedAmount }).nullish(),
  shipping_address: storedAddress.nullish(),
  billing_address: storedAddress.nullish(),
  items: rows(
    storedItem.extend({
      product_title: text,
      variant_title: text,
      total: storedAmount,
      adjustments: rows(z.object({ code: text, promotion_id: text, amount: storedAmount })),
      tax_lines: taxLines,
    }),
  ),
  shipping_methods: rows(
    z.object({
      id: z.string(),
      amount: storedAmount,
      shipping_option_id: text,
      is_custom_amount: z.boolean().nullish(),
      total: storedAmount,
      tax_lines: taxLines,
    }),
  ),
});
type StoredOrder = z.infer<typeof storedOrder>;

const FIELDS = [
  ...[
    "id",
    "display_id",
    "custom_display_id",
    "version",
    "status",
    "email",
    "locale",
    "created_at",
    "metadata",
  ],
  ...["total", "tax_total", "credit_line_total", "return_received_total", "return_dismissed_total"],
  ...["summary.*", "shipping_address.*", "billing_address.*"],
  ...["items.*", "items.total", "items.detail.*", "items.adjustments.*", "items.tax_lines.rate"],
  ...["shipping_methods.*", "shipping_methods.total", "shipping_methods.tax_lines.rate"],
];

/** An order, read once for everything that tells of it: mails, bill, admin, production sheet, changes. Money in EUR. */
export interface OrderDocument {
  id: string;
  number: string;
  /** Medusa's version of the order: every order edit makes another. */
  base: number;
  cancelled: boolean;
  placedAt: Date;
  email: string;
  language: Language;
  /** Terms and bill as the shopper saw them; null for an order that did not come through the shop. */
  record: OrderRecord | null;
  /** Its configured pieces. */
  lines: OrderLine[];
  /** Some of them are not one each, or unknown to the shop. */
  foreign: boolean;
  /** Ordinary products of the same Medusa in it, with what delivers them. */
  ordinary: OrdinaryPart;
  /** The planks of the stock that its pieces name. */
  planks: Plank[];
  reductions: { code: string | null; promotion_id: string | null; amount: number }[];
  /** What delivers its furniture. `quoted`: staff have set the amount by hand. */
  methods: { id: string; amount: number; option: string | null; quoted: boolean }[];
  /** What staff have quoted for the delivery; 0 before. In the total. */
  deliveryCost: number;
  /**
   * What Medusa has taken off the total since the order was agreed to: pieces that came back, and money that went back
   * without one (`credited`), also for a cancellation.
   */
  givenBack: number;
  credited: number;
  /** What is left to be charged, and the VAT in it, as Medusa has booked it. */
  total: number;
  tax: number;
  /** Percent, as Medusa has booked them on pieces and shipping; the highest first. */
  taxRates: number[];
  delivery: StoredAddress | null;
  billing: StoredAddress | null;
  /** What came in and has not gone back, the newest payment first. */
  kept: KeptPayment[];
  /** What is still to be paid; negative where too much was. */
  outstanding: number;
  /** The same by Medusa's book of the order, which knows a payment and a refund a moment later. */
  due: number;
  /** When the money of a transfer or a reservation came; null before, and for orders that were paid at once. */
  paidAt: Date | null;
  /** A refund or a dispute at the payment provider is not settled. */
  unsettled: boolean;
  /** The payer has won money back in a dispute. */
  lost: boolean;
  /** What staff read of a payment that its payer disputes, or has won back: nothing is built. */
  disputed: string | null;
  /** The first one first; none while the order is unchanged. */
  versions: StoredVersion[];
}

/** What an order has beside furniture; EUR, VAT included, after what promotions take off. */
export interface OrdinaryPart {
  lines: OrdinaryLine[];
  delivery: number;
  total: number;
}

/** Throws a not-found {@link Refusal} where there is no such order. */
export async function orderDocument(container: MedusaContainer, orderId: string): Promise<OrderDocument> {
  const order = await findOrder(container, orderId);
  if (!order) throw Refusal.notFound(`There is no order ${orderId}`);
  return order;
}

/** Undefined where there is no such order. */
export async function findOrder(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderDocument | undefined> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  if (!data[0]) return undefined;
  const stored = storedOrder.parse(data[0]);
  const record = orderRecord.safeParse(stored.metadata).data ?? null;
  const number = stored.custom_display_id ?? String(stored.display_id);
  const orders = container.resolve<OrdersService>(ORDERS);
  const [lines, own, paidAt, atProvider, kept, versions] = await Promise.all([
    linesOf(container, stored, { number, record }),
    ownOptionIds(container),
    orders.paidAt(orderId),
    providerStanding(orders, orderId),
    orders.ask((run) => keptOf(run, orderId)),
    orders.ask((run) => versionsOf(run, orderId)),
  ]);
  const configurations = lines.map(({ configuration }) => configuration);
  const pieces = stored.items.filter(isFurnitureLine);
  return {
    id: stored.id,
    number,
    base: stored.version,
    cancelled: stored.status === "canceled",
    placedAt: stored.created_at,
    email: stored.email ?? "",
    language: languageOf(stored.locale),
    record,
    lines,
    foreign: lines.length !== pieces.length || pieces.some(({ quantity }) => quantity !== 1),
    ordinary: ordinaryOf(stored, own),
    planks: await picksOf(container, configurations),
    ...sumsOf(stored, own),
    delivery: stored.shipping_address ?? null,
    billing: stored.billing_address ?? null,
    kept,
    outstanding: cents(stored.total - kept.reduce((sum, one) => sum + one.kept, 0)),
    paidAt,
    ...atProvider,
    versions,
  };
}

async function linesOf(
  container: MedusaContainer,
  { id, items }: StoredOrder,
  { number, record }: Pick<OrderDocument, "number" | "record">,
): Promise<OrderLine[]> {
  // As frozen with the order; for one from before that, as its first version booked them.
  const discounts = record?.line_discounts
    ? new Map(Object.entries(record.line_discounts))
    : await container.resolve<OrdersService>(ORDERS).ask((run) => firstDiscounts(run, id));
  return orderLines(container, items, { number, places: record?.line_order ?? [], discounts });
}

/** A lost dispute stays, also when staff have taken it off their list: the money is gone. */
async function providerStanding(
  orders: OrdersService,
  orderId: string,
): Promise<Pick<OrderDocument, "unsettled" | "lost" | "disputed">> {
  const standing = await orders.ask((run) => standingAtProvider(run, orderId));
  const open = { code: ["dispute_open", "dispute_lost"], resolved_at: null };
  const [dispute] = await orders.listFurnitureFindings(
    { order_id: orderId, ...(standing.lost ? { code: "dispute_lost" } : open) },
    { take: 1, order: { created_at: "DESC" } },
  );
  return { ...standing, disputed: dispute?.detail ?? null };
}

type Sums =
  | "reductions"
  | "methods"
  | "deliveryCost"
  | "givenBack"
  | "credited"
  | "total"
  | "tax"
  | "taxRates"
  | "due";

function sumsOf(stored: StoredOrder, own: ReadonlySet<string>): Pick<OrderDocument, Sums> {
  const { items, shipping_methods, credit_line_total, return_received_total, return_dismissed_total } =
    stored;
  const methods = shipping_methods
    .filter((method) => isOwn(method, own))
    .map(({ id, amount, shipping_option_id, is_custom_amount }) => ({
      id,
      amount,
      option: shipping_option_id ?? null,
      quoted: Boolean(is_custom_amount),
    }));
  const rates = [...items, ...shipping_methods].flatMap(({ tax_lines }) => tax_lines.map(({ rate }) => rate));
  return {
    reductions: items.filter(isFurnitureLine).flatMap(({ adjustments }) =>
      adjustments.map(({ code, promotion_id, amount }) => ({
        code: code ?? null,
        promotion_id: promotion_id ?? null,
        amount,
      })),
    ),
    methods,
    deliveryCost: methods.filter(({ quoted }) => quoted).reduce((sum, { amount }) => sum + amount, 0),
    givenBack: credit_line_total + return_received_total + return_dismissed_total,
    credited: cents(credit_line_total),
    total: stored.total,
    tax: containedTax(stored),
    taxRates: [...new Set(rates)].sort((one, other) => other - one),
    due: cents(stored.summary?.pending_difference ?? 0),
  };
}

function ordinaryOf({ items, shipping_methods }: StoredOrder, own: ReadonlySet<string>): OrdinaryPart {
  const lines = items
    .filter((item) => !isFurnitureLine(item))
    .map((item) => ({
      id: item.id,
      title: ordinaryTitle(item),
      quantity: item.quantity,
      total: cents(item.total),
    }));
  const methods = shipping_methods.filter((method) => !isOwn(method, own));
  const delivery = cents(methods.reduce((sum, { total }) => sum + total, 0));
  return { lines, delivery, total: cents(lines.reduce((sum, { total }) => sum + total, delivery)) };
}

/** Orders from before an option was exchanged have methods whose option is unknown; what staff have quoted is the shop's. */
function isOwn(
  { shipping_option_id, is_custom_amount }: StoredOrder["shipping_methods"][number],
  own: ReadonlySet<string>,
): boolean {
  return !shipping_option_id || Boolean(is_custom_amount) || own.has(shipping_option_id);
}

/** The VAT in what is left of the total, EUR: Medusa keeps that of money it has given back without a piece. */
export function containedTax({
  total,
  tax_total,
  credit_line_total,
}: Pick<StoredOrder, "total" | "tax_total" | "credit_line_total">): number {
  const taxed = total + credit_line_total;
  return taxed > 0 ? (tax_total * total) / taxed : 0;
}

function cents(eur: number): number {
  return Math.round(eur * 100) / 100;
}
