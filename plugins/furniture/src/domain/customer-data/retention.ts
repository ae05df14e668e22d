import { dayOf } from "../vouchers/issuing/expiry";

/**
 * Full calendar years a voucher of the books is kept after the year it was made in: § 147 Abs. 3 AO and § 257 Abs. 4 HGB
 * since 1 January 2025 (invoices, payments; before that it was ten).
 */
export const RETENTION_YEARS = 8;

/** What the standing of an order follows from. */
export interface OrderFacts {
  placedAt: Date;
  /** Of its newest invoice or credit note; null without one. */
  issuedAt: Date | null;
  /** Money was received for it, or is owed. */
  booked: boolean;
  /** The shop still owes something: nothing of it may be forgotten yet. */
  undelivered: boolean;
}

/**
 * The last day (ISO, `2034-12-31`) on which the books need an order or a paper of it, whichever is later; days and years
 * are those of the shop's clock.
 */
export function keptUntil({ placedAt, issuedAt }: Pick<OrderFacts, "placedAt" | "issuedAt">): string {
  const newest = issuedAt && issuedAt > placedAt ? issuedAt : placedAt;
  const year = Number(dayOf(newest).slice(0, 4));
  return `${year + RETENTION_YEARS}-12-31`;
}

/**
 * `open`: the contract is still being fulfilled, everything stays. `retained`: the books need name, postal address and
 * sums. `free`: nothing asks for personal data any more.
 */
export type Standing = "open" | "retained" | "free";

export function standingOf(order: OrderFacts, today: Date): Standing {
  if (order.undelivered) return "open";
  return order.booked && keptUntil(order) >= dayOf(today) ? "retained" : "free";
}
