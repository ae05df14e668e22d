import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import { type Language, languageOf } from "../../language/language";
import { ORDERS, type OrdersService } from "../../modules/orders";
import { firstDiscounts, type OrderRecord, orderRecord } from "../../modules/orders/order-record";
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
import type { StoredAddress } from "./address";
import { type OrderLine, orderLines } from "./order-lines";
import { ORDER_FIELDS, type StoredOrder, storedOrder } from "./stored-order";

/** An order, read once for all that show it: mails, bill, admin, production sheet, changes. Money in EUR. */
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
  /** What each piece and product costs after all reductions, by its line; also one that came back. */
  charged: ReadonlyMap<string, number>;
  /** What of that is for pieces and products that have come back, by their line; lines of which nothing has are not in it. */
  returned: ReadonlyMap<string, number>;
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
  /** The same of each piece, product and shipping method, by its id; none where no tax is booked. */
  rates: ReadonlyMap<string, number>;
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
  /** As they were ordered: what came back is in `givenBack`. */
  lines: OrdinaryLine[];
  /** What delivers them, and what that costs altogether. */
  methods: { id: string; total: number }[];
  delivery: number;
  /** What is left to be charged for them, as Medusa has booked it: less what came back. */
  total: number;
}

/** What a change has left to be paid, EUR. */
export function openDifference({
  cancelled,
  versions,
  outstanding,
}: Pick<OrderDocument, "cancelled" | "versions" | "outstanding">): number {
  return cancelled || versions.length === 0 ? 0 : Math.max(0, outstanding);
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
    .graph({ entity: "order", fields: ORDER_FIELDS, filters: { id: orderId } });
  if (!data[0]) return undefined;
  const stored = storedOrder.parse(data[0]);
  const record = orderRecord.safeParse(stored.metadata).data ?? null;
  const number = stored.custom_display_id ?? String(stored.display_id);
  const orders = container.resolve(ORDERS);
  const [lines, own, paidAt, atProvider, kept, versions] = await Promise.all([
    linesOf(container, stored, { number, record }),
    ownOptionIds(container),
    orders.paidAt(orderId),
    providerStanding(orders, orderId),
    keptOf(orders.run, orderId),
    versionsOf(orders.run, orderId),
  ]);
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
    planks: lines.flatMap(({ picked = [] }) => picked),
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
    : await firstDiscounts(container.resolve(ORDERS).run, id);
  return orderLines(container, items, { number, places: record?.line_order ?? [], discounts });
}

/** A lost dispute stays, also when staff have taken it off their list: the money is gone. */
async function providerStanding(
  orders: OrdersService,
  orderId: string,
): Promise<Pick<OrderDocument, "unsettled" | "lost" | "disputed">> {
  const standing = await standingAtProvider(orders.run, orderId);
  const open = { code: ["dispute_open", "dispute_lost"], resolved_at: null };
  const [dispute] = await orders.listFurnitureFindings(
    { order_id: orderId, ...(standing.lost ? { code: "dispute_lost" } : open) },
    { take: 1, order: { created_at: "DESC" } },
  );
  return { ...standing, disputed: dispute?.detail ?? null };
}

type Sums =
  | "charged"
  | "returned"
  | "reductions"
  | "methods"
  | "deliveryCost"
  | "givenBack"
  | "credited"
  | "total"
  | "tax"
  | "taxRates"
  | "rates"
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
  const rates = new Map(
    [...items, ...shipping_methods].flatMap(({ id, tax_lines }) => tax_lines.map(({ rate }) => [id, rate])),
  );
  return {
    charged: new Map(items.map((item) => [item.id, chargedFor(item)])),
    returned: new Map(
      items.map((item) => [item.id, returnedOf(item)] as const).filter(([, amount]) => amount > 0),
    ),
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
    taxRates: [...new Set(rates.values())].sort((one, other) => other - one),
    rates,
    due: cents(stored.summary?.pending_difference ?? 0),
  };
}

function ordinaryOf({ items, shipping_methods }: StoredOrder, own: ReadonlySet<string>): OrdinaryPart {
  const ordinary = items.filter((item) => !isFurnitureLine(item));
  const lines = ordinary.map((item) => ({
    id: item.id,
    title: ordinaryTitle(item),
    quantity: item.quantity,
    total: chargedFor(item),
  }));
  const methods = shipping_methods
    .filter((method) => !isOwn(method, own))
    .map(({ id, total }) => ({ id, total: cents(total) }));
  const delivery = cents(methods.reduce((sum, { total }) => sum + total, 0));
  return {
    lines,
    methods,
    delivery,
    total: cents(ordinary.reduce((sum, { total }) => sum + total, delivery)),
  };
}

/** Medusa's total of a line is without what came back, whose sums it keeps beside it. */
function chargedFor(item: StoredOrder["items"][number]): number {
  return cents(item.total + returnedOf(item));
}

function returnedOf(item: StoredOrder["items"][number]): number {
  return cents(item.return_received_total + item.return_dismissed_total);
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
