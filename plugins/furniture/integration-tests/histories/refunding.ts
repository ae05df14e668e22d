import {
  due,
  type Failure,
  isDisputed,
  isFullyRefunded,
  isLive,
  keptOf,
  lostOf,
  type Order,
  type Payment,
  type Refund,
} from "./world";

/** What Stripe makes of a wish for a refund. */
export type Asked = Refund["status"] | "refused";

/** Stripe's answer to a refund of a payment, by the behaviour set for the test. */
export function askedOf(payment: Payment): Asked {
  if (isDisputed(payment) || payment.mode === "refuse") return "refused";
  if (payment.mode === "fail") return "failed";
  if (payment.mode === "require_action") return "requires_action";
  // The bank of a debit takes days.
  return payment.mode === "pend" || payment.method === "sepa_debit" ? "pending" : "succeeded";
}

/**
 * A refund as the model expects it: it first pays what is owed to the customer; the rest lowers the order's sum. A
 * refused refund is listed as a failure and changes no book.
 */
export function refund(order: Order, payment: Payment, amount: number): Asked {
  const asked = askedOf(payment);
  if (asked === "refused") order.failures.push({ payment, amount });
  else note(order, payment, amount, asked);
  settleMadeUp(order, payment);
  return asked;
}

function note(order: Order, payment: Payment, amount: number, status: Refund["status"]): void {
  const owed = Math.max(0, -due(order));
  const made: Refund = { amount, status, told: false };
  payment.refunds.push(made);
  if (status === "failed") {
    order.failures.push({ payment, amount });
    return;
  }
  if (!order.cancelled) order.credits += Math.max(0, amount - owed);
  if (status === "succeeded") tell(order, made);
  release(order);
}

function tell(order: Order, refund: Refund): void {
  if (refund.told) return;
  refund.told = true;
  order.mails.push({ template: "refund", amount: refund.amount });
}

/** A refund comes to its end, or comes back after all. */
export function endRefund(
  order: Order,
  payment: Payment,
  made: Refund,
  status: "succeeded" | "failed",
): void {
  made.status = status;
  if (status === "succeeded") {
    tell(order, made);
    return;
  }
  order.failures.push({ payment, amount: made.amount });
  if (made.told) order.mails.push({ template: "refund_failed", amount: made.amount });
}

/** A failure is made up for once nothing of its payment is left, or nothing but what its payer has won. */
export function settleMadeUp(order: Order, payment: Payment): void {
  const left = payment.amount - payment.refunds.filter(isLive).reduce((all, { amount }) => all + amount, 0);
  if (left <= lostOf(payment))
    order.failures = order.failures.filter((failure) => failure.payment !== payment);
}

/** The voucher of an order that is cancelled or refunded in full can be used again. */
export function release(order: Order): void {
  if (order.released || !(order.cancelled || isFullyRefunded(order))) return;
  order.released = true;
  if (order.voucher) order.voucher.used -= 1;
}

/** Staff ask once more for a refund that failed. */
export function retry(order: Order, failure: Failure): void {
  order.failures = order.failures.filter((other) => other !== failure);
  const left =
    failure.payment.amount -
    failure.payment.refunds.filter(isLive).reduce((all, { amount }) => all + amount, 0);
  if (left > 0) refund(order, failure.payment, Math.min(left, failure.amount));
}

/** What a change costs less goes back, from the newest payment on, where nothing keeps it from going. */
export function giveBackDifference(order: Order): void {
  let owed = Math.max(0, -due(order));
  for (const payment of [...order.payments].reverse()) {
    const amount = Math.min(owed, keptOf(payment));
    if (amount <= 0) continue;
    const asked = refund(order, payment, amount);
    if (asked === "refused" || asked === "failed") return;
    owed -= amount;
  }
}

/** @returns false where Stripe keeps some of the money: the order is not cancelled then */
export function giveBackAll(order: Order): boolean {
  for (const payment of order.payments) {
    const kept = keptOf(payment) - lostOf(payment);
    if (kept <= 0) continue;
    const asked = refund(order, payment, kept);
    if (asked === "refused" || asked === "failed") return false;
  }
  return true;
}
