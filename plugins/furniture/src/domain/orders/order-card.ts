import type { MedusaContainer } from "@medusajs/framework/types";
import { INQUIRIES } from "../../modules/inquiries";
import { originInWords } from "../../modules/inquiries/rows";
import { ORDERS } from "../../modules/orders";
import { hasDebitFailed } from "../../modules/orders/payments";
import { type Reservation, reservations } from "../../modules/orders/reservations";
import { hasOpenWithdrawal } from "../../modules/orders/versions";
import { type Detail, describeLine, drawLine } from "./describe";
import { type OrderDocument, openDifference, orderDocument } from "./order-document";
import type { OrderLine } from "./order-lines";
import { type PaidPart, paidParts } from "./paid-parts";

type Told = "id" | "number" | "kind" | "title" | "configuration_id" | "configuration" | "facts" | "price";

interface CardLine extends Pick<OrderLine, Told | "discount" | "breakdown" | "rules_version"> {
  /** The configuration in German words. */
  details: Detail[];
  /** A standalone SVG, null for a piece without parts list. */
  drawing: string | null;
}

/** An order as staff see it on its page. */
export interface OrderCard
  extends Pick<OrderDocument, "id" | "number" | "record" | "cancelled" | "disputed"> {
  paid_at: OrderDocument["paidAt"];
  /** Its direct debit was not honoured, and nothing else has paid it. */
  debit_failed: boolean;
  /** What of a changed order is still to be paid, EUR. */
  outstanding: number;
  /** What went back with pieces or by a refund, EUR; its record keeps the sum before. */
  given_back: number;
  /** What a reservation costs by the offer its customer has, EUR; null without one that holds. */
  offered: number | null;
  /** What staff may book as transferred, EUR: an open transfer, what a changed order costs more, one in the place of a failed debit, or an offer that may be transferred; null where nothing is. */
  transfer_due: number | null;
  /** What has come and not gone back, by the way it came, the first one first. */
  paid: PaidPart[];
  /** What of it came by transfer, EUR: none but staff can send it back. */
  transferred: number;
  /** Where its shopper heard of the shop, in German words; null before the survey is answered. */
  heard_from: string | null;
  /** Its customer has withdrawn from it, and staff have not dealt with it yet. */
  withdrawn: boolean;
  lines: CardLine[];
  /** Ordinary goods in it. */
  ordinary: Pick<OrderDocument["ordinary"]["lines"][number], "id" | "title" | "quantity">[];
}

/** Throws a not-found Refusal. */
export async function orderCard(container: MedusaContainer, orderId: string): Promise<OrderCard> {
  const order = await orderDocument(container, orderId);
  const { id, number, record, cancelled, paidAt, disputed, lines } = order;
  const origin = await container.resolve(INQUIRIES).originOf(id);
  const orders = container.resolve(ORDERS);
  const debit_failed = await hasDebitFailed(orders.run, id);
  const paid = paidParts(order);
  const [reservation] = record?.pay_by === "reservation" ? await reservations(orders.run, id) : [];
  return {
    id,
    number,
    record,
    cancelled,
    paid_at: paidAt,
    debit_failed,
    disputed,
    outstanding: record?.version ? Math.max(0, order.outstanding) : 0,
    given_back: order.givenBack,
    offered: reservation?.state === "offered" ? reservation.total : null,
    transfer_due: transferDue(order, debit_failed, reservation),
    paid,
    transferred: paid.find(({ by }) => by === "bank_transfer")?.amount ?? 0,
    withdrawn: await hasOpenWithdrawal(orders.run, id),
    heard_from: (origin && originInWords(origin)) || null,
    lines: lines.map(cardLine),
    ordinary: order.ordinary.lines.map(({ id, title, quantity }) => ({ id, title, quantity })),
  };
}

export function transferDue(
  order: OrderDocument,
  debitFailed: boolean,
  reservation: Reservation | undefined,
): number | null {
  const { record, cancelled, paidAt } = order;
  const difference = openDifference(order);
  if (record && difference > 0) return difference;
  if (!record || cancelled || paidAt) return null;
  if (record.pay_by === "bank_transfer" || debitFailed) return record.total;
  if (!record.may_transfer || reservation?.delivery_cost == null) return null;
  return reservation.total;
}

function cardLine(line: OrderLine): CardLine {
  const { id, number, kind, title, configuration_id, configuration, facts, price, discount } = line;
  const { breakdown, rules_version } = line;
  const told = { id, number, kind, title, configuration_id, configuration, facts, price, discount };
  return { ...told, breakdown, rules_version, details: describeLine(line, "de"), drawing: drawLine(line) };
}
