import { market } from "../../core/options/market";
import { type Database, rowsOf } from "./database";
import { HOLDINGS } from "./holdings";
import { DRAFT, ORDER_FACTS, RETENTION_YEARS, UNPAID_YEARS } from "./standing";

/** Orders in one transaction; the others wait for the next round. */
const AT_ONCE = 200;

/** Orders that still name a person and are old enough, the oldest first; days and years are those of the shop's clock. */
const OLD = `
  select * from (
    select ${ORDER_FACTS} from "order" o
    where o.deleted_at is null and o.created_at < ${yearsAgo(":unpaid")}
      and (o.created_at < ${yearsAgo(":books")} or o.status = 'canceled' or ${DRAFT}
        or o.metadata ->> 'pay_by' = 'reservation')
      and (o.email is not null or exists (
        select 1 from order_address a where a.id in (o.shipping_address_id, o.billing_address_id)
          and (a.last_name is not null or a.address_1 is not null)))) old
  where not unsettled and (not booked or greatest(created_at, issued_at) < ${yearsAgo(":books")})
  order by created_at limit :most`;

/** The end of the calendar year that was so many full ones ago. */
function yearsAgo(years: string): string {
  return `(date_trunc('year', now() at time zone :zone) - make_interval(years => ${years})) at time zone :zone`;
}

/** The guests of the orders who have no other order and no cart. */
const GUESTS = `
  select c.id from customer c where not c.has_account
    and exists (select 1 from "order" o where o.customer_id = c.id and o.id = any(:orders))
    and not exists (select 1 from "order" o where o.customer_id = c.id and o.id <> all(:orders) and o.email is not null)
    and not exists (
      select 1 from cart k where k.customer_id = c.id and k.email is not null
      and not exists (select 1 from order_cart link where link.cart_id = k.id and link.order_id = any(:orders)))`;

/**
 * Deletes the personal data of orders that neither the books nor claims need any more (Art. 5 (1) e GDPR), without being asked. Sums,
 * pieces and payments stay. To be run in one transaction.
 * @returns how many orders were forgotten
 */
export async function forgetOldOrders(database: Database): Promise<number> {
  const { timeZone: zone } = market();
  const found = await rowsOf<{ id: string }>(database, OLD, {
    zone,
    unpaid: UNPAID_YEARS,
    books: RETENTION_YEARS,
    most: AT_ONCE,
  });
  const orders = found.map(({ id }) => id);
  if (orders.length === 0) return 0;
  const guests = await rowsOf<{ id: string }>(database, GUESTS, { orders });
  const customers = guests.map(({ id }) => id);
  const bindings = { email: null, customers, carts: [], orders, closed: orders, free: orders };
  for (const statement of HOLDINGS.flatMap(({ forget }) => forget ?? [])) {
    await database.raw(statement, bindings);
  }
  return orders.length;
}
