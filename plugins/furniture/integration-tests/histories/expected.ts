import { mattersOf, mayChange } from "./allowed";
import type { Book } from "./observed";
import {
  agreed,
  captured,
  cents,
  costs,
  due,
  isPaid,
  isTransfer,
  isWithdrawn,
  lost,
  type Order,
  type Payment,
  type Plank,
  paidOtherwise,
  refunded,
  returned,
  type Voucher,
} from "./world";

/** What every book has to say of an order, in the words of `BOOKS`; of one that is not placed yet only Stripe's. */
export function expectedOrder(order: Order): Partial<Record<Book, unknown>> {
  const stripe = order.payments.filter((payment) => !isTransfer(payment)).map(ledger);
  return order.placed ? { stripe, ...said(order) } : { stripe };
}

function ledger({ amount, state, refunds, disputes }: Payment) {
  return {
    amount,
    paid: state === "paid",
    refunds: refunds.map(({ amount, status }) => `${amount} ${status}`),
    disputes: disputes.map(({ amount, state }) => `${amount} ${state}`),
  };
}

function said(order: Order): Record<Exclude<Book, "stripe">, unknown> {
  const { sums, cancelled, pieces, express, pickup } = order;
  const byNumber = pieces.map((piece, at) => ({ ...piece, discount: sums.discounts[at] ?? 0 }));
  const found = mattersOf(order);
  return {
    inMedusa: {
      ...{ cancelled, total: costs(order), due: due(order), pieces: pieces.length },
      streets: [order.street, order.street],
    },
    inBill: {
      lines: byNumber.map(({ kind, price, discount }) => `${kind} ${price} -${discount}`),
      pickup: sums.pickup,
      express: sums.express,
      voucher: sums.voucher,
      delivery: order.delivery,
      cancelled,
      given_back: cents(agreed(order) - costs(order)),
      total: costs(order),
    },
    inRecord: {
      // An offer is agreed to when it is paid.
      total: order.way === "reservation" && !order.paidLater ? sums.total : agreed(order),
      voucher: sums.voucher,
      express,
      shipping: pickup ? "pickup" : "delivery",
    },
    inSheet: {
      cancelled,
      // A lost one stays on the sheet when staff have taken it off their list: the money is gone.
      disputed: lost(order) > 0 || found.some((code) => code.startsWith("dispute")),
      withdrawn: isWithdrawn(order),
      lines: pieces.map(({ number, kind, plank }) => [number, kind, ...(plank ? [plank.id] : [])].join(" ")),
    },
    inForm: {
      total: cancelled ? 0 : cents(agreed(order) - returned(order)),
      link: isLinked(order) ? (order.link?.amount ?? null) : null,
      open: mayChange(order),
    },
    inBooks: {
      capture: captured(order),
      refund: 0 - refunded(order),
      dispute: 0 - lost(order),
      paid_otherwise: 0 - paidOtherwise(order),
      captured: captured(order),
      refunded: refunded(order),
    },
    inPapers: { kept: onPaper(order), broken: [] },
    sent: order.mails
      .map(({ template, amount }) => (amount === undefined ? template : `${template} ${amount}`))
      .sort(),
    found,
  };
}

/** What papers account for: refunds that are on their way or came back are none yet, and a dispute is no refund. */
function onPaper(order: Order): number {
  const gone = order.payments
    .filter(isPaid)
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, 0);
  return cents(captured(order) - gone - paidOtherwise(order));
}

/** Offers abroad have a page of their own; a link is shown as long as something is due. */
const isLinked = (order: Order) => (order.way !== "reservation" || order.changes > 0) && due(order) > 0;

export function expectedPlank({ order, list, retired, deleted }: Plank): string {
  if (deleted) return "deleted";
  if (order?.placed) return `sold ${list} ${order.id}`;
  return `${retired ? "retired" : order ? "held" : "available"} ${list}`;
}

export function expectedVoucher({ used, campaign }: Voucher) {
  // Medusa counts the uses of a promotion only where they are limited.
  return campaign ? { used: 0, counted: used } : { used, counted: null };
}
