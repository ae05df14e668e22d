import {
  agreed,
  captured,
  due,
  isFullyRefunded,
  isPacked,
  isTransfer,
  keptOf,
  type Order,
  type Plank,
  paidOtherwise,
  refunded,
} from "./world";

/** What of an order is not settled at Stripe, by the codes of „Abgleich“. */
export function mattersOf(order: Order): string[] {
  const refunds = order.payments.flatMap((payment) => (payment.entered ? payment.refunds : []));
  const disputes = order.payments.flatMap((payment) => payment.disputes);
  return [
    ...order.failures.map(() => "refund_failed"),
    ...refunds.filter(({ status }) => status === "requires_action").map(() => "refund_waiting"),
    ...disputes.filter(({ state }) => state === "open").map(() => "dispute_open"),
    ...disputes.filter(({ state, settled }) => state === "lost" && !settled).map(() => "dispute_lost"),
  ].sort();
}

/** Whether staff may change an order at all, as docs/decisions/2026-11-23-changing-an-order.md has it. */
export function mayChange(order: Order): boolean {
  if (order.cancelled || !order.placed) return false;
  if (order.way !== "card" && !order.paidLater) return false;
  if (
    mattersOf(order).length > 0 ||
    order.payments.some(({ disputes }) => disputes.some(({ state }) => state === "lost"))
  )
    return false;
  if (order.pieces.some(({ place }) => place === "back")) return false;
  if (order.credits > 0 && order.credits >= agreed(order)) return false;
  const open = agreed(order) - order.credits - captured(order) + refunded(order) + paidOtherwise(order);
  return open === 0 || (open > 0 && order.changes > 0);
}

/** Medusa cancels nothing that is packed, and nothing twice; what was transferred staff send back first. */
export const mayCancel = (order: Order): boolean =>
  !order.cancelled &&
  !isPacked(order) &&
  !order.payments.some((payment) => isTransfer(payment) && keptOf(payment) > 0);

/** Whether something of an order can be paid by a transfer: all of it, an offer abroad, or what a change costs more. */
export function mayBeTransferred(order: Order): boolean {
  if (!order.placed || order.cancelled || due(order) <= 0) return false;
  if (order.way === "bank_transfer" && !order.paidLater) return true;
  if (order.way === "reservation" && !order.paidLater) return order.link !== null;
  return order.changes > 0 && mayChange(order);
}

/** All is back and nothing was packed, and still it is not cancelled: staff are to decide. */
export const isNotReleased = (order: Order): boolean =>
  !order.cancelled && isFullyRefunded(order) && !isPacked(order);

/** Whether staff may put a sold plank back by hand. */
export function mayFree(plank: Plank): boolean {
  const { order } = plank;
  if (!order) return false;
  const isDone = order.cancelled || (isFullyRefunded(order) && isPacked(order));
  return isDone || !order.pieces.some((piece) => piece.plank === plank);
}

export const isFree = ({ order, retired, deleted }: Plank): boolean => !order && !retired && !deleted;
