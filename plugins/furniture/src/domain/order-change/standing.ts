import type { MedusaContainer } from "@medusajs/framework/types";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import type { OrderRecord } from "../../modules/orders/order-record";
import { changeLink, hasOpenWithdrawal, isBeingEdited } from "../../modules/orders/versions";
import { taxedIn } from "../cart/tax-lines";
import { findOrder, type OrderDocument } from "../orders/order-document";
import type { VoucherWorth } from "../vouchers/bill";
import { voucherWorths } from "./plan";

/** An order that came through the shop, and what a change of it needs to know beside. Money in EUR. */
export interface OrderStanding extends OrderDocument {
  record: OrderRecord;
  /** The highest line number ever given. */
  lastPlace: number;
  vouchers: VoucherWorth[];
  /** What the order costs, delivery included, also what of it staff have given back out of goodwill (`credited`). */
  total: number;
  link: Awaited<ReturnType<typeof changeLink>>;
  withdrawn: boolean;
  /** Staff are in the middle of an edit, return, claim or exchange on Medusa's own pages. */
  editing: boolean;
  country: string;
}

/** Reads an order that came through the shop. Throws a not-found {@link Refusal} for any other. */
export async function orderStanding(container: MedusaContainer, orderId: string): Promise<OrderStanding> {
  const orders = container.resolve(ORDERS);
  const [order, link, withdrawn, editing] = await Promise.all([
    findOrder(container, orderId),
    changeLink(orders.run, orderId),
    hasOpenWithdrawal(orders.run, orderId),
    isBeingEdited(orders.run, orderId),
  ]);
  if (!order) throw Refusal.notFound(`Es gibt keine Bestellung ${orderId}`);
  const { record, lines } = order;
  if (!record) throw Refusal.notFound(`Die Bestellung ${orderId} kam nicht durch den Shop`);
  return {
    ...order,
    record,
    lastPlace: Math.max(record.line_order?.length ?? 0, ...lines.map(({ place }) => place)),
    vouchers: voucherWorths(order.reductions, record.voucher_worth ?? record.voucher_sum),
    total: Math.round((order.total + order.credited) * 100) / 100,
    link,
    withdrawn,
    editing,
    country: taxedIn(order.delivery, record) ?? market().homeCountry,
  };
}
