import { z } from "@medusajs/framework/zod";
import { shopDay } from "../../core/shop-day";
import { type Database, rowsOf } from "./database";

/** An order of the person, and whether the shop may forget who placed it. */
export interface SubjectOrder {
  id: string;
  number: string;
  placed_at: string;
  standing: Standing;
  /** ISO date; null unless `standing` is retained. */
  kept_until: string | null;
}

/** A person, known to the shop by an e-mail address, and where the shop knows them from. */
export interface Subject {
  /** Lower case. */
  email: string;
  customerIds: string[];
  /** Carts that became no order. */
  cartIds: string[];
  orders: SubjectOrder[];
  inquiries: SubjectInquiries;
}

/** How much the person has written; withdrawals are counted once they are declared. */
interface SubjectInquiries {
  messages: number;
  withdrawals: number;
  /** Those that wait for staff: they are claims, and nothing of them is forgotten. */
  open_withdrawals: number;
}

interface OrderRow {
  id: string;
  display_id: number;
  created_at: Date;
  issued_at: Date | null;
  booked: boolean;
  undelivered: boolean;
}

/** `booked`: money came in, or the order binds and is not a reservation. Delivery is what staff mark in Medusa. */
const ORDERS = `
  select o.id, o.display_id, o.created_at,
    (select max(p.issued_at) from furniture_paper p where p.order_id = o.id and p.deleted_at is null) as issued_at,
    exists (
      select 1 from order_payment_collection link
      join payment p on p.payment_collection_id = link.payment_collection_id
      where link.order_id = o.id and p.captured_at is not null
    ) or (o.status <> 'canceled' and coalesce(o.metadata ->> 'pay_by', '') <> 'reservation') as booked,
    o.status not in ('canceled', 'completed', 'archived') and exists (
      select 1 from order_item i
      where i.order_id = o.id and i.version = o.version and i.deleted_at is null and i.delivered_quantity < i.quantity
    ) as undelivered
  from "order" o where lower(o.email) = :email and o.deleted_at is null order by o.display_id`;

const CARTS = `
  select c.id from cart c where lower(c.email) = :email
  and not exists (select 1 from order_cart link where link.cart_id = c.id and link.deleted_at is null)`;

/**
 * One of the carts may become an order yet: its payment page is open, or was within the last hour, in which a payment whose event was
 * lost is found; or it is paid, and not all of its money has been given back. A promise alone, of a transfer say, is no money.
 */
const PAID_OR_PAYING = `
  select 1 from cart_payment_collection link
  join payment_session s on s.payment_collection_id = link.payment_collection_id and s.deleted_at is null
  left join payment p on p.payment_session_id = s.id and p.deleted_at is null and p.canceled_at is null
  where link.cart_id = any(:carts) and link.deleted_at is null and (
    (s.status in ('pending', 'requires_more') and cast(s.data ->> 'expires_at' as bigint) > extract(epoch from now()) - 3600)
    or p.captured_at is not null and p.amount > (
      select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null))
  limit 1`;

/** Whether the person is about to have another order: one of the carts is being paid, or is paid. */
export async function isBeingPaid(database: Database, { cartIds }: Subject): Promise<boolean> {
  return (await rowsOf(database, PAID_OR_PAYING, { carts: cartIds })).length > 0;
}

const INQUIRIES = `
  select (select count(*)::int from furniture_message where lower(email) = :email) as messages,
    count(*)::int as withdrawals, (count(*) filter (where handled_at is null))::int as open_withdrawals
  from furniture_withdrawal where lower(email) = :email and confirmed_at is not null`;

/** Finds everything the shop knows a person by. The address is compared without regard to case. */
export async function findSubject(database: Database, address: string, today: Date): Promise<Subject> {
  const email = address.trim().toLowerCase();
  const customers = await rowsOf<{ id: string }>(
    database,
    "select id from customer where lower(email) = :email",
    { email },
  );
  const carts = await rowsOf<{ id: string }>(database, CARTS, { email });
  const orders = await rowsOf<OrderRow>(database, ORDERS, { email });
  const [inquiries] = await rowsOf<SubjectInquiries>(database, INQUIRIES, { email });
  return {
    email,
    customerIds: customers.map(({ id }) => id),
    cartIds: carts.map(({ id }) => id),
    orders: orders.map((row) => subjectOrder(row, today)),
    inquiries: inquiries ?? { messages: 0, withdrawals: 0, open_withdrawals: 0 },
  };
}

function subjectOrder(
  { id, display_id, created_at, issued_at, booked, undelivered }: OrderRow,
  today: Date,
): SubjectOrder {
  const placedAt = new Date(created_at);
  const facts = { placedAt, issuedAt: issued_at && new Date(issued_at), booked, undelivered };
  const standing = standingOf(facts, today);
  return {
    id,
    number: String(display_id),
    placed_at: placedAt.toISOString(),
    standing,
    kept_until: standing === "retained" ? keptUntil(facts) : null,
  };
}

/** The bindings that the statements of the holdings may use. */
export function bindingsOf({ email, customerIds, cartIds, orders }: Subject): Record<string, unknown> {
  const ids = (wanted: readonly SubjectOrder[]) => wanted.map(({ id }) => id);
  return {
    email,
    customers: customerIds,
    carts: cartIds,
    orders: ids(orders),
    closed: ids(orders.filter(({ standing }) => standing !== "open")),
    open: ids(orders.filter(({ standing }) => standing === "open")),
    free: ids(orders.filter(({ standing }) => standing === "free")),
  };
}

/**
 * A person is named in the body, never in an address, which servers write into their logs. Looser than `isEmail` of the order
 * form on purpose: a person once accepted with an odd address must be found and forgotten.
 */
export const emailBody = z.strictObject({
  email: z
    .string("must be an e-mail address")
    .trim()
    .max(320, "must have at most 320 characters")
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address"),
});

/**
 * Full calendar years a voucher of the books is kept after the year it was made in: § 147 Abs. 3 AO and § 257 Abs. 4 HGB
 * since 1 January 2025 (invoices, payments; before that it was ten).
 */
export const RETENTION_YEARS = 8;

/** What the standing of an order follows from. */
interface OrderFacts {
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
  const year = Number(shopDay(newest).slice(0, 4));
  return `${year + RETENTION_YEARS}-12-31`;
}

/**
 * `open`: the contract is still being fulfilled, everything stays. `retained`: the books need name, postal address and
 * sums. `free`: nothing asks for personal data any more.
 */
type Standing = "open" | "retained" | "free";

export function standingOf(order: OrderFacts, today: Date): Standing {
  if (order.undelivered) return "open";
  return order.booked && keptUntil(order) >= shopDay(today) ? "retained" : "free";
}
