import { shopDay } from "../../core/shop-day";
import { FULLY_REFUNDED } from "../../modules/orders/order-queries";
import { UNPAID_RETURNS } from "../../modules/orders/returns";

/** An order of the person, and whether the shop may forget who placed it. */
export interface SubjectOrder {
  id: string;
  number: string;
  placed_at: string;
  standing: Standing;
  /** ISO date; null unless `standing` is retained. */
  kept_until: string | null;
}

/** What an order's row tells of it; see {@link ORDER_FACTS}. */
export interface OrderRow {
  id: string;
  display_id: number;
  created_at: Date;
  issued_at: Date | null;
  booked: boolean;
  unsettled: boolean;
}

/**
 * Claims from an order `o` may still be made. They end three years after the year in which they arose (§§ 195, 199 BGB), so after four
 * years at the latest. An order that staff forgot to mark as delivered is therefore not kept for ever.
 */
const CLAIMABLE = "o.created_at > now() - interval '4 years'";

/** A draft: prepared by staff in Medusa, not ordered. */
export const DRAFT = "coalesce(o.is_draft_order, false)";

/** Something of an order `o` is still to be delivered. Delivery is what staff mark in Medusa. */
const UNDELIVERED = `${CLAIMABLE} and not ${DRAFT} and o.status not in ('canceled', 'completed', 'archived') and exists (
  select 1 from order_item i
  where i.order_id = o.id and i.version = o.version and i.deleted_at is null and i.delivered_quantity < i.quantity)`;

/** A transfer that has not come, whether or not the goods have left. */
const UNPAID = `${CLAIMABLE} and o.status <> 'canceled' and o.metadata ->> 'pay_by' = 'bank_transfer' and exists (
  select 1 from furniture_order f where f.order_id = o.id and f.deleted_at is null
    and f.paid_at is null and f.released_at is null)`;

/** A change made an order dearer, and that is not paid yet: the customer has a payment link, and gets fresh ones. */
const DIFFERENCE_OPEN = `${CLAIMABLE} and o.status <> 'canceled' and not ${FULLY_REFUNDED} and exists (
  select 1 from furniture_order_version v
  join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
  where v.order_id = o.id and v.number > 1 and v.deleted_at is null
    and cast(s.totals ->> 'pending_difference' as numeric) > 0)`;

/** A withdrawal that waits for staff; one that names no order yet may be of any order of its sender. */
const WITHDRAWN = `exists (
  select 1 from furniture_withdrawal w where w.confirmed_at is not null and w.handled_at is null and not w.spam
    and w.deleted_at is null and (w.order_id = o.id or w.order_id is null and lower(w.email) = lower(o.email)))`;

/** What waits for staff on „Abgleich“: a dispute, a refund that failed, a sum that differs. */
const FLAGGED = `exists (
  select 1 from furniture_finding f where f.order_id = o.id and f.outcome = 'flagged' and f.resolved_at is null
    and f.deleted_at is null)`;

/** A refund that the payment provider has not carried out yet: its mail leaves when it has. */
const REFUND_UNDER_WAY = `exists (
  select 1 from order_payment_collection link
  join payment p on p.payment_collection_id = link.payment_collection_id
  join refund r on r.payment_id = p.id and r.deleted_at is null
  where link.order_id = o.id and r.metadata ->> 'status' in ('asked', 'pending', 'requires_action'))`;

/**
 * The columns of an {@link OrderRow}, for an order `o`. `booked`: money came in, or the order binds and is not a reservation.
 * `unsettled`: shop or customer still owe something, so that the customer has to be reached.
 */
export const ORDER_FACTS = `o.id, o.display_id, o.created_at,
  (select max(p.issued_at) from furniture_paper p where p.order_id = o.id and p.deleted_at is null) as issued_at,
  exists (
    select 1 from order_payment_collection link
    join payment p on p.payment_collection_id = link.payment_collection_id
    where link.order_id = o.id and p.captured_at is not null
  ) or (o.status <> 'canceled' and not ${DRAFT} and coalesce(o.metadata ->> 'pay_by', '') <> 'reservation') as booked,
  ${[
    UNDELIVERED,
    UNPAID,
    DIFFERENCE_OPEN,
    WITHDRAWN,
    FLAGGED,
    REFUND_UNDER_WAY,
    `o.id in (select id from (${UNPAID_RETURNS}) unpaid)`,
  ]
    .map((part) => `(${part})`)
    .join(" or ")} as unsettled`;

/** An order as its row tells it. */
export function subjectOrder(
  { id, display_id, created_at, issued_at, booked, unsettled }: OrderRow,
  today: Date,
): SubjectOrder {
  const placedAt = new Date(created_at);
  const facts = { placedAt, issuedAt: issued_at && new Date(issued_at), booked, unsettled };
  const standing = standingOf(facts, today);
  return {
    id,
    number: String(display_id),
    placed_at: placedAt.toISOString(),
    standing,
    kept_until: standing === "retained" ? keptUntil(facts) : null,
  };
}

/**
 * Full calendar years a voucher of the books is kept after the year it was made in: § 147 Abs. 3 AO and § 257 Abs. 4 HGB
 * since 1 January 2025 (invoices, payments; before that it was ten).
 */
export const RETENTION_YEARS = 8;

/**
 * Full calendar years after which an order that was never paid nor owed is forgotten: that long claims from it can be made
 * (§§ 195, 199 BGB). The others stay as long as the books need them.
 */
export const UNPAID_YEARS = 3;

/** What the standing of an order follows from. */
interface OrderFacts {
  placedAt: Date;
  /** Of its newest invoice or credit note; null without one. */
  issuedAt: Date | null;
  /** Money was received for it, or is owed. */
  booked: boolean;
  /** The shop or the customer still owes something, or may: the order stays complete. */
  unsettled: boolean;
}

/**
 * The last day (ISO, `2034-12-31`) on which the books need an order or a paper of it, whichever is later; days and years
 * are those of the shop's clock.
 */
export function keptUntil({ placedAt, issuedAt }: Pick<OrderFacts, "placedAt" | "issuedAt">): string {
  const newest = issuedAt && issuedAt > placedAt ? issuedAt : placedAt;
  const year = Number(shopDay(newest).slice(0, 4));
  return `${year + RETENTION_YEARS}-12-31`;
}

/**
 * `open`: the contract is still being fulfilled or wound up, everything stays. `retained`: the books need name, postal address and
 * sums. `free`: nothing asks for personal data any more.
 */
type Standing = "open" | "retained" | "free";

export function standingOf(order: OrderFacts, today: Date): Standing {
  if (order.unsettled) return "open";
  return order.booked && keptUntil(order) >= shopDay(today) ? "retained" : "free";
}
