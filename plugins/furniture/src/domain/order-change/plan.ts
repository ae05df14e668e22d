import type { MedusaContainer } from "@medusajs/framework/types";
import {
  type CartMoney,
  cartMoney,
  type Kind,
  type PricedLine,
  type Prices,
  type Terms,
} from "@planke46/furniture-rules";
import { market } from "../../core/options/market";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import type { OrderRecord } from "../../modules/orders/order-record";
import { changeLink, hasOpenWithdrawal, isBeingEdited } from "../../modules/orders/versions";
import { taxedIn } from "../cart/tax-lines";
import { findOrder, type OrderDocument } from "../orders/order-document";
import { type Bill, billOf, type VoucherWorth } from "../vouchers/bill";

/** A line of the order as it stands. */
export interface PresentLine extends PricedLine {
  configuration_id: string;
  /** Its number in the order, from 1: for good. */
  place: number;
}

/** A piece that is new or changed, priced today. */
export interface NewPiece {
  kind: Kind;
  /** Whole EUR. */
  price: number;
}

/** One line as staff want it: the present one as it is, a piece in its place, or a further piece. */
export type WishedLine<Piece extends NewPiece> =
  | { line_id: string; piece?: undefined }
  | { line_id?: string | undefined; piece: Piece };

/** A line of the order to be. `id` is the line's own where it stays, made up where it is new. */
export interface PlannedLine<Piece extends NewPiece> extends PricedLine {
  place: number;
  stays?: PresentLine;
  piece?: Piece;
}

export interface LinePlan<Piece extends NewPiece> {
  /** By place. */
  lines: PlannedLine<Piece>[];
  /** Those that leave the order, replaced ones included. */
  removed: PresentLine[];
}

/**
 * What becomes of the lines of an order. A piece takes the place, and so the number, of the line it replaces; a further one
 * takes a number that no line ever had. A line without a wish leaves. `lastPlace`: the highest number given so far.
 */
export function planLines<Piece extends NewPiece>(
  present: readonly PresentLine[],
  wished: readonly WishedLine<Piece>[],
  lastPlace: number,
): LinePlan<Piece> {
  let last = lastPlace;
  const lines = wished.flatMap((wish): PlannedLine<Piece>[] => {
    const line = present.find(({ id }) => id === wish.line_id);
    if (!wish.piece)
      return line
        ? [{ id: line.id, kind: line.kind, price: line.price, place: line.place, stays: line }]
        : [];
    if (!line) last += 1;
    const place = line?.place ?? last;
    const { kind, price } = wish.piece;
    return [{ id: `piece-${place}`, kind, price, place, piece: wish.piece }];
  });
  const staying = new Set(lines.flatMap(({ stays }) => stays?.id ?? []));
  return {
    lines: lines.sort((one, other) => one.place - other.place),
    removed: present.filter(({ id }) => !staying.has(id)),
  };
}

export interface MoneyPlan {
  money: CartMoney;
  bill: Bill;
  /** EUR, VAT, delivery and ordinary goods included. */
  total: number;
}

/** The bill of an order by the rules of a cart, with the fees its shopper agreed to. `others`: quoted delivery and ordinary goods, EUR. */
export function planMoney(
  lines: readonly PricedLine[],
  terms: Terms,
  vouchers: readonly VoucherWorth[],
  prices: Prices,
  others: number,
): MoneyPlan {
  const worth = vouchers.reduce((sum, voucher) => sum + voucher.worth, 0);
  const money = cartMoney(lines, terms, worth, prices);
  return { money, bill: billOf(money, vouchers), total: Math.round((money.total + others) * 100) / 100 };
}

/** How a change is settled; EUR. At most one of the last two is not 0. */
export interface Settlement {
  /** New total less the old one. */
  difference: number;
  /** What the customer still pays, by a link. */
  to_pay: number;
  /** What goes back. */
  refund: number;
}

/** `outstanding`: what an earlier change left unpaid, EUR; 0 for an order whose money is where it belongs. */
export function settle(before: number, after: number, outstanding: number): Settlement {
  const difference = Math.round((after - before) * 100) / 100;
  const due = Math.round((difference + outstanding) * 100) / 100;
  return { difference, to_pay: Math.max(0, due), refund: Math.max(0, -due) };
}

/** A reduction of a line as Medusa keeps it. */
export interface StoredReduction {
  code: string | null;
  promotion_id: string | null;
  amount: number;
}

/**
 * What the vouchers of an order are worth from now on: what they took off when it was placed (whole EUR), each as much as
 * it took off the goods, the last one with what fell on the express build.
 */
export function voucherWorths(reductions: readonly StoredReduction[], voucherSum: number): VoucherWorth[] {
  const byPromotion = new Map<string, VoucherWorth>();
  for (const { code, promotion_id: promotionId, amount } of reductions) {
    if (!promotionId) continue;
    const known = byPromotion.get(promotionId) ?? { code: code ?? "", promotionId, worth: 0 };
    byPromotion.set(promotionId, { ...known, worth: known.worth + amount });
  }
  const vouchers = [...byPromotion.values()].map((one) => ({ ...one, worth: Math.round(one.worth) }));
  const last = vouchers.at(-1);
  if (last) last.worth += voucherSum - vouchers.reduce((sum, { worth }) => sum + worth, 0);
  return vouchers;
}

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
