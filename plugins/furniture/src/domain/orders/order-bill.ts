import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import type { OrderRecord } from "../../modules/orders/order-record";
import type { SummaryLine } from "../checkout/summary";
import { namedPlanks } from "../planks/named";
import { findOrder, type OrderDocument, type OrdinaryPart } from "./order-document";
import type { OrderLine } from "./order-lines";

/** One piece of an order as its shopper reads it: as in the bill of a cart. */
export type OrderBillLine = Omit<SummaryLine, "facts" | "planks_gone">;

type Sums = Pick<
  OrderRecord,
  "goods" | "multi_item_discount" | "pickup_deduction" | "express_fee" | "voucher_sum" | "pay_by"
>;

/** What an order is about and what it costs, without a word about whose it is. */
export interface OrderBill extends Sums {
  number: string;
  placed_at: Date;
  cancelled: boolean;
  /** When the money of a transfer or a reservation came; null before, and for orders that were paid at once. */
  paid_at: Date | null;
  lines: OrderBillLine[];
  /** Ordinary products in it, and what their delivery costs; EUR. In the total. */
  ordinary_lines: OrdinaryPart["lines"];
  ordinary_delivery: number;
  /** What staff quoted for the delivery of a reservation; 0 before. In the total. */
  delivery_cost: number;
  /** What came or went back since: pieces, refunds, a cancellation. In the total. */
  given_back: number;
  /** What is left to be charged, as Medusa has booked it: the sums above add up to it. */
  total: number;
  /** The VAT in the total, EUR; 0 where none is booked, as for an export. */
  tax: number;
  /** At which rates, per cent. */
  tax_rates: number[];
  terms: { shipping: "delivery" | "pickup"; express_build: boolean; outside_germany: boolean };
  /** Weeks from order to delivery as promised when it was placed; null for orders from before it was kept. */
  promised_weeks: number | null;
  /** Working days until its samples have come by post, as promised; null without samples. */
  promised_sample_days: number | null;
}

/** Reads an order that came through the shop. Throws a not-found {@link Refusal} for any other. */
export async function orderBill(
  container: MedusaContainer,
  orderId: string,
  language: Language,
): Promise<OrderBill> {
  const order = await findOrder(container, orderId);
  if (!order?.record) throw Refusal.notFound(`There is no order ${orderId} of the shop`);
  return billOf({ ...order, record: order.record }, language);
}

/** The bill of an order that was read already. */
export function billOf(order: OrderDocument & { record: OrderRecord }, language: Language): OrderBill {
  const { record } = order;
  const { shipping, express_build, outside_germany } = record;
  return {
    number: order.number,
    placed_at: order.placedAt,
    cancelled: order.cancelled,
    paid_at: order.paidAt,
    lines: order.lines.map((line) => billLine(line, order, language)),
    ordinary_lines: order.ordinary.lines,
    ordinary_delivery: order.ordinary.delivery,
    pay_by: record.pay_by,
    goods: record.goods,
    multi_item_discount: record.multi_item_discount,
    pickup_deduction: record.pickup_deduction,
    express_fee: record.express_fee,
    voucher_sum: record.voucher_sum,
    delivery_cost: order.deliveryCost,
    given_back: order.givenBack,
    total: order.total,
    tax: order.tax,
    tax_rates: order.taxRates,
    terms: { shipping, express_build, outside_germany },
    promised_weeks: record.promised_weeks ?? null,
    promised_sample_days: record.promised_sample_days ?? null,
  };
}

function billLine(line: OrderLine, { planks }: OrderDocument, language: Language): OrderBillLine {
  const { id, kind, title, price, discount, configuration, configuration_id } = line;
  return {
    id,
    kind,
    title,
    price,
    discount_amount: discount,
    discount_price: price - discount,
    made_to_measure: line.madeToMeasure,
    configuration_id,
    configuration,
    planks: namedPlanks(configuration, planks, language),
  };
}
