import type { MedusaContainer } from "@medusajs/framework/types";
import { connectionOf, type Run, runOn } from "../../core/database";
import { Refusal } from "../../core/refusal/refusal";
import { INQUIRIES } from "../../modules/inquiries";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import { type Detail, describeLine } from "../orders/describe";
import { fulfilmentsOf } from "../orders/fulfilments";
import { type MeantOrder, meantOrders, orderNumbersIn } from "../orders/meant-orders";
import { type OrderDocument, orderDocument } from "../orders/order-document";
import type { OrderLine } from "../orders/order-lines";
import { type Period, periodOf, receivedInWords, refundDay } from "./periods";

/** One piece of the order a withdrawal means. */
interface WithdrawalLine {
  id: string;
  /** As the customer knows it from mails and the order's page, `1046.2`. */
  number: string;
  title: string;
  details: Detail[];
  /** No right of withdrawal: § 312g Abs. 2 Nr. 1 BGB. */
  made_to_measure: boolean;
  /** What goes back for it, EUR: its price after multi-item discount, voucher and deduction for pick-up. */
  paid: number;
  /** `inside`: nothing of it has left the workshop. */
  place: "inside" | "gone" | "returned";
}

/** The linked order of a withdrawal, with what staff need to settle it. */
interface WithdrawnOrder {
  id: string;
  number: string;
  cancelled: boolean;
  lines: WithdrawalLine[];
  /** Whether it came in time. */
  period: Period;
  /** The last day for the refund, YYYY-MM-DD (§ 357 Abs. 1 BGB). */
  refund_by: string;
  /** What has gone back since it came in, and before, and what is left of the payments, EUR. */
  refunded: number;
  refunded_before: number;
  kept: number;
  /** Ordinary goods in it: none is made to measure. What their delivery costs goes back with the last of them (§ 357 Abs. 2 BGB). */
  ordinary: { lines: { id: string; title: string; quantity: number; total: number }[]; delivery: number };
}

/** A withdrawal in the admin. */
export interface WithdrawalSheet extends WithdrawalRow {
  confirmed_at_words: string | null;
  /** The linked order; null until it is known. */
  order: WithdrawnOrder | null;
  /** Orders with the declared number, of any customer, and the newest with the declared e-mail. */
  candidates: MeantOrder[];
}

/** Throws a not-found Refusal. */
export async function withdrawalSheet(container: MedusaContainer, id: string): Promise<WithdrawalSheet> {
  const [withdrawal] = await container.resolve(INQUIRIES).listFurnitureWithdrawals({ id: [id] }, { take: 1 });
  if (!withdrawal) throw Refusal.notFound(`There is no withdrawal ${id}`);
  const [order, candidates] = await Promise.all([
    withdrawal.order_id ? withdrawnOrder(container, withdrawal.order_id, withdrawal) : null,
    candidatesFor(container, withdrawal),
  ]);
  return { ...withdrawal, confirmed_at_words: receivedInWords(withdrawal, "de"), order, candidates };
}

async function withdrawnOrder(
  container: MedusaContainer,
  orderId: string,
  { confirmed_at }: WithdrawalRow,
): Promise<WithdrawnOrder> {
  const [order, fulfilments] = await Promise.all([
    orderDocument(container, orderId),
    fulfilmentsOf(container, orderId),
  ]);
  const received = new Date(confirmed_at ?? Date.now());
  return {
    id: order.id,
    number: order.number,
    cancelled: order.cancelled,
    lines: order.lines.map((line) => lineOf(line, order)),
    period: periodOf(order, fulfilments, received),
    refund_by: refundDay(received),
    ...(await refundedOf(runOn(connectionOf(container)), orderId, received)),
    kept: Math.round(100 * order.kept.reduce((sum, { kept }) => sum + kept, 0)) / 100,
    ordinary: { lines: order.ordinary.lines, delivery: order.ordinary.delivery },
  };
}

function lineOf(line: OrderLine, { charged }: OrderDocument): WithdrawalLine {
  const { id, number, title, madeToMeasure, shipped, returned } = line;
  return {
    id,
    number,
    title,
    details: describeLine(line, "de"),
    made_to_measure: madeToMeasure,
    paid: charged.get(id) ?? 0,
    place: returned ? "returned" : shipped ? "gone" : "inside",
  };
}

/**
 * What of an order's payments has gone back since a moment, and before, EUR: also what staff have paid out otherwise, in the place of a
 * refund that failed. Not what the payment provider refused.
 */
async function refundedOf(
  run: Run,
  orderId: string,
  moment: Date,
): Promise<Pick<WithdrawnOrder, "refunded" | "refunded_before">> {
  const [row] = await run<Pick<WithdrawnOrder, "refunded" | "refunded_before">>(
    `select coalesce(sum(back.amount) filter (where back.at >= ?), 0)::float as refunded,
       coalesce(sum(back.amount) filter (where back.at < ?), 0)::float as refunded_before
     from (
       select r.amount, r.created_at as at from order_payment_collection l
       join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
       join refund r on r.payment_id = p.id and r.deleted_at is null
       where l.order_id = ? and l.deleted_at is null
       union all
       select -t.amount, t.created_at from order_transaction t
       where t.order_id = ? and t.reference = 'paid_otherwise' and t.deleted_at is null) back`,
    [moment, moment, orderId, orderId],
  );
  return row ?? { refunded: 0, refunded_before: 0 };
}

/** Orders that a withdrawal may mean. */
export function candidatesFor(
  container: MedusaContainer,
  { order_number, email }: Pick<WithdrawalRow, "order_number" | "email">,
): Promise<MeantOrder[]> {
  return meantOrders(container, orderNumbersIn(order_number), email);
}
