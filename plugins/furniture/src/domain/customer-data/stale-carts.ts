import { type Database, rowsOf } from "./database";
import { NO_NAME_NO_PLACE } from "./holding";
import { RETENTION_YEARS } from "./standing";

/** So long after its last change a cart still knows who was about to order: a piece of furniture is thought over (days). */
export const CONTACT_KEPT_FOR = 30;
/** Carts in one transaction; the others wait for the next round. */
const AT_ONCE = 500;

/**
 * Carts that became no order, never held money (or so long ago that the books need it no longer), wait for no member of staff and still
 * hold personal data. Locked, so that a shopper who comes back at that very moment writes after us; a cart that is being written is left
 * for the next round.
 */
const STALE = `
  select c.id from cart c
  where c.completed_at is null and c.updated_at < now() - make_interval(days => :days)
    and (c.email is not null or exists (
      select 1 from cart_address a where a.id in (c.shipping_address_id, c.billing_address_id)
        and (a.last_name is not null or a.address_1 is not null)))
    and not exists (
      select 1 from cart_line_item l where l.cart_id = c.id and l.updated_at >= now() - make_interval(days => :days))
    and not exists (select 1 from order_cart link where link.cart_id = c.id and link.deleted_at is null)
    and not exists (
      select 1 from cart_payment_collection link
      join payment p on p.payment_collection_id = link.payment_collection_id
      where link.cart_id = c.id and p.captured_at is not null
        and c.updated_at >= now() - make_interval(years => :books))
    and not exists (
      select 1 from furniture_finding f
      where f.cart_id = c.id and f.outcome = 'flagged' and f.resolved_at is null and f.deleted_at is null)
  order by c.updated_at limit :most for update of c skip locked`;

const FORGET = [
  `update cart_address set ${NO_NAME_NO_PLACE} where id in (select unnest(array[shipping_address_id, billing_address_id]) from cart where id = any(:carts))`,
  `update payment_session set data = data - 'email', context = '{}' where payment_collection_id in (
    select payment_collection_id from cart_payment_collection where cart_id = any(:carts))`,
  `update payment set data = data - 'email' where payment_collection_id in (
    select payment_collection_id from cart_payment_collection where cart_id = any(:carts))`,
  // Medusa makes a guest of every address that is typed into a cart.
  `update customer set email = null, first_name = null, last_name = null, phone = null where has_account = false
    and id in (select customer_id from cart where id = any(:carts))
    and not exists (select 1 from "order" o where o.customer_id = customer.id and o.email is not null)
    and not exists (select 1 from cart other where other.customer_id = customer.id
      and other.email is not null and other.id <> all(:carts))`,
  `update cart set email = null, metadata = metadata - 'message' - 'vat_id' where id = any(:carts)`,
  // Kept when they were sent to be paid, for an order that never came.
  "delete from furniture_cart_origin where cart_id = any(:carts)",
  // What the shop wrote about a payment that became no order.
  `update furniture_mail set recipient = null, data = '{}', sent = null, last_error = null,
    status = case status when 'failed' then 'dropped' else status end
    where cart_id = any(:carts) and order_id is null and status not in ('queued', 'sending')`,
];

/**
 * Of an address that was typed into a cart and corrected there a guest is left who has neither cart nor order. An order that is forgotten
 * itself keeps no guest: its customer may have come back with a cart when it was.
 */
const FORGET_GUESTS = `
  update customer set email = null, first_name = null, last_name = null, phone = null where id in (
    select c.id from customer c
    where c.has_account = false and c.created_by is null and c.email is not null and c.updated_at < now() - make_interval(days => :days)
      and not exists (select 1 from "order" o where o.customer_id = c.id and o.email is not null)
      and not exists (select 1 from cart k where k.customer_id = c.id and k.email is not null)
    limit :most for update of c skip locked)`;

/** Typed into an order form and never ordered: it goes by its own age, whatever becomes of the cart. */
const FORGET_DRAFTS = `
  delete from furniture_contact_draft where updated_at < now() - make_interval(days => :days)`;

/**
 * Deletes the personal data of carts left untouched for {@link CONTACT_KEPT_FOR} days (Art. 5 (1) e GDPR). The pieces
 * stay: a shopper who comes back finds them and types the address anew. To be run in one transaction.
 * @returns how many carts were forgotten
 */
export async function forgetStaleCarts(database: Database): Promise<number> {
  await database.raw(FORGET_DRAFTS, { days: CONTACT_KEPT_FOR });
  await database.raw(FORGET_GUESTS, { days: CONTACT_KEPT_FOR, most: AT_ONCE });
  const found = await rowsOf<{ id: string }>(database, STALE, {
    days: CONTACT_KEPT_FOR,
    books: RETENTION_YEARS + 1,
    most: AT_ONCE,
  });
  const carts = found.map(({ id }) => id);
  if (carts.length > 0) for (const statement of FORGET) await database.raw(statement, { carts });
  return carts.length;
}
