import { z } from "@medusajs/framework/zod";
import { asciiEmail } from "@planke46/furniture-rules";
import { type Database, rowsOf } from "./database";
import { ORDER_FACTS, type OrderRow, type SubjectOrder, subjectOrder } from "./standing";

/** A person, known to the shop by an e-mail address, and where the shop knows them from. */
export interface Subject {
  /** Lower case. */
  email: string;
  customerIds: string[];
  /** Carts that became no order. */
  cartIds: string[];
  orders: SubjectOrder[];
  /** Orders that were placed under this address and have another one since: the person who asks may be a stranger to them. */
  renamed: RenamedOrder[];
  inquiries: SubjectInquiries;
}

interface RenamedOrder {
  id: string;
  number: string;
}

/** How much the person has written; withdrawals are counted once they are declared. */
interface SubjectInquiries {
  messages: number;
  withdrawals: number;
  /** Those that wait for staff: they are claims, and nothing of them is forgotten. */
  open_withdrawals: number;
}

const ORDERS = `select ${ORDER_FACTS} from "order" o
  where lower(o.email) = :email and o.deleted_at is null order by o.display_id`;

/**
 * Medusa keeps the customer an order was placed by when its address is corrected. That one is the person's as well, unless the order
 * or cart of another person leads to it.
 */
const CUSTOMERS = `
  select id from customer where lower(email) = :email
  union select c.id from "order" o join customer c on c.id = o.customer_id and not c.has_account
  where lower(o.email) = :email and o.deleted_at is null
    and not exists (select 1 from "order" other where other.customer_id = c.id and lower(other.email) <> :email)
    and not exists (
      select 1 from cart k where k.customer_id = c.id and lower(k.email) <> :email
      and not exists (select 1 from order_cart link where link.cart_id = k.id and link.deleted_at is null))`;

const RENAMED = `
  select o.id, cast(o.display_id as text) as number from "order" o join customer c on c.id = o.customer_id
  where lower(c.email) = :email and lower(o.email) <> :email and o.deleted_at is null order by o.display_id`;

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
  const customers = await rowsOf<{ id: string }>(database, CUSTOMERS, { email });
  const renamed = await rowsOf<RenamedOrder>(database, RENAMED, { email });
  const carts = await rowsOf<{ id: string }>(database, CARTS, { email });
  const orders = await rowsOf<OrderRow>(database, ORDERS, { email });
  const [inquiries] = await rowsOf<SubjectInquiries>(database, INQUIRIES, { email });
  return {
    email,
    customerIds: customers.map(({ id }) => id),
    cartIds: carts.map(({ id }) => id),
    orders: orders.map((row) => subjectOrder(row, today)),
    renamed,
    inquiries: inquiries ?? { messages: 0, withdrawals: 0, open_withdrawals: 0 },
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
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address")
    .transform(asciiEmail),
});
