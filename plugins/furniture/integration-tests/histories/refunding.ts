import {
  type Attempt,
  due,
  type Failure,
  isDisputed,
  isFullyRefunded,
  isLive,
  isTransfer,
  keptOf,
  lostOf,
  type Order,
  otherwiseOf,
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
  const { asked } = ask(order, payment, amount);
  settleMadeUp(order, payment);
  return asked;
}

/** Orders wishes and failures in time. */
let clock = 0;

function ask(order: Order, payment: Payment, amount: number): { asked: Asked; attempt: Attempt } {
  const asked = isTooMuch(payment, amount) ? "refused" : askedOf(payment);
  clock += 1;
  const attempt: Attempt = { amount, at: clock, taken: false };
  payment.attempts = [...(payment.attempts ?? []), attempt];
  if (asked === "refused") fail(order, payment, attempt);
  else note(order, payment, attempt, asked);
  return { asked, attempt };
}

/** More than what is left beside what staff have paid out otherwise. */
const isTooMuch = (payment: Payment, amount: number): boolean =>
  otherwiseOf(payment) > 0 && amount > leftOf(payment);

function fail(order: Order, payment: Payment, attempt: Attempt): void {
  clock += 1;
  order.failures.push({ payment, amount: attempt.amount, attempt, at: clock, owed: null });
}

function note(order: Order, payment: Payment, attempt: Attempt, status: Refund["status"]): void {
  const { amount } = attempt;
  const owed = Math.max(0, -due(order));
  const made: Refund = { amount, status, told: false, attempt };
  payment.refunds.push(made);
  if (status === "failed") {
    fail(order, payment, attempt);
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
  if (made.attempt) fail(order, payment, made.attempt);
  if (made.told) order.mails.push({ template: "refund_failed", amount: made.amount });
}

const leftOf = (payment: Payment): number =>
  payment.amount -
  payment.refunds.filter(isLive).reduce((all, { amount }) => all + amount, 0) -
  lostOf(payment) -
  otherwiseOf(payment);

/** What of a failure is still to be given back. */
const claim = ({ owed, amount }: Failure): number => (owed ? owed : amount);

/**
 * Failures are counted against what is owed: nothing of the payment is left, a later wish for the same sum stands in for one, or
 * the order owes it no longer.
 */
export function settleMadeUp(order: Order, payment: Payment): void {
  const left = leftOf(payment);
  const mine = order.failures
    .filter((failure) => failure.payment === payment)
    .sort((one, other) => one.attempt.at - other.attempt.at);
  const others = order.failures.filter((failure) => failure.payment !== payment);
  if (left <= 0) {
    order.failures = others;
    return;
  }
  const elsewhere = others.reduce((all, { owed }) => all + (owed ?? 0), 0);
  const owed = order.cancelled ? left : Math.max(0, Math.min(left, -due(order) - elsewhere));
  const open = standIns(mine, payment.attempts ?? [], owed);
  order.failures = [...others, ...shareOut(open, owed)].sort(
    (one, other) => one.attempt.at - other.attempt.at,
  );
}

function standIns(mine: Failure[], attempts: readonly Attempt[], owed: number): Failure[] {
  let open = mine;
  for (const failure of mine) {
    const again = attempts.find(
      ({ taken, at, amount }) => !taken && at > failure.at && amount === failure.amount,
    );
    if (!again || open.reduce((all, one) => all + claim(one), 0) <= owed) continue;
    again.taken = true;
    open = open.filter((one) => one !== failure);
    const repeated = open.find(({ attempt }) => attempt === again);
    if (repeated && failure.owed) repeated.owed = failure.owed;
  }
  return open;
}

function shareOut(open: Failure[], owed: number): Failure[] {
  let excess = open.reduce((all, one) => all + (one.owed ?? 0), 0) - owed;
  return open.filter((one) => {
    if (one.owed === null) {
      one.owed = Math.min(one.amount, Math.max(0, -excess));
      excess += one.owed;
      return true;
    }
    const cut = Math.min(one.owed, Math.max(0, excess));
    one.owed -= cut;
    excess -= cut;
    return cut === 0 || one.owed > 0;
  });
}

/** The voucher of an order that is cancelled or refunded in full can be used again. */
export function release(order: Order): void {
  if (order.released || !(order.cancelled || isFullyRefunded(order))) return;
  order.released = true;
  if (order.voucher) order.voucher.used -= 1;
}

/** Staff ask once more for what is due of a refund that failed. */
export function retry(order: Order, failure: Failure): void {
  const { payment } = failure;
  order.failures = order.failures.filter((other) => other !== failure);
  const amount = Math.min(leftOf(payment), claim(failure));
  if (amount <= 0) return;
  const { attempt } = ask(order, payment, amount);
  attempt.taken = true;
  const again = order.failures.find((one) => one.attempt === attempt);
  if (again) again.owed = failure.owed && amount;
  settleMadeUp(order, payment);
}

/** Staff have paid it out otherwise, as far as it is owed. */
export function payOtherwise(order: Order, failure: Failure): void {
  const { payment } = failure;
  payment.otherwise = otherwiseOf(payment) + (failure.owed ?? 0);
  order.failures = order.failures.filter((other) => other !== failure);
  settleMadeUp(order, payment);
}

/** Staff have paid out otherwise all that is left of the payment of a failed refund; it counts like a refund. */
export function payOutOtherwise(order: Order, { payment }: Failure): void {
  const left = leftOf(payment);
  order.credits += Math.max(0, left - Math.max(0, -due(order)));
  payment.otherwise = otherwiseOf(payment) + left;
  settleMadeUp(order, payment);
  release(order);
}

/** What a change costs less goes back, from the newest payment on, where nothing keeps it from going. */
export function giveBackDifference(order: Order): void {
  let owed = Math.max(0, -due(order));
  for (const payment of [...order.payments].reverse()) {
    const amount = Math.min(owed, keptOf(payment));
    if (amount <= 0) continue;
    owed -= amount;
    // Staff send it back by hand.
    if (isTransfer(payment)) continue;
    const asked = refund(order, payment, amount);
    if (asked === "refused" || asked === "failed") return;
  }
}

/** @returns false where Stripe keeps some of the money: the order is not cancelled then */
export function giveBackAll(order: Order): boolean {
  for (const payment of order.payments) {
    const kept = keptOf(payment) - lostOf(payment) - otherwiseOf(payment);
    if (kept <= 0) continue;
    const asked = refund(order, payment, kept);
    if (asked === "refused" || asked === "failed") return false;
  }
  return true;
}
