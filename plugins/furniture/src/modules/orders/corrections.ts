import type { Run } from "../../core/database";

/**
 * Parts carts and payments from orders that were undone: where one of Medusa's joins fails, it undoes the order and leaves the others, takes
 * the cart for ordered, and gives no money back. Only joins older than some seconds; answers which.
 */
export function partFromUndoneOrders(
  run: Run,
  seconds: number,
): Promise<{ order_id: string; cart_id: string | null }[]> {
  const parted = (join: string, cart: string) =>
    `update ${join} j set deleted_at = now(), updated_at = now()
     where j.deleted_at is null and j.created_at > now() - interval '3 days'
       and j.created_at < now() - make_interval(secs => ?)
       and not exists (select 1 from "order" o where o.id = j.order_id and o.deleted_at is null)
     returning j.order_id, ${cart} as cart_id`;
  return run(
    `with carts as (${parted("order_cart", "j.cart_id")}), payments as (${parted("order_payment_collection", "null::text")})
     select order_id, max(cart_id) as cart_id from (select * from carts union all select * from payments) parted group by order_id`,
    [seconds, seconds],
  );
}

/** What an order's payments add up to: Medusa's sum and its twin of full precision. */
const summed = (name: string, value: string) =>
  `'${name}', ${value}, 'raw_${name}', jsonb_build_object('value', ${value}::text, 'precision', 20)`;

/**
 * Medusa adds a payment or refund to the stored summary of an order, and carries the sums over when an order edit is confirmed. Of two
 * writers at one instant, one may be lost. Works the sums out again from the entries themselves, where the last one is a minute old.
 * @returns the orders whose summary was wrong
 */
export async function correctSummaries(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `with entered as (
       select t.order_id, coalesce(sum(t.amount) filter (where t.deleted_at is null), 0) as total,
         coalesce(sum(t.amount) filter (where t.deleted_at is null and t.amount > 0), 0) as paid,
         coalesce(-sum(t.amount) filter (where t.deleted_at is null and t.amount < 0), 0) as refunded
       from order_transaction t
       where t.order_id in (select order_id from order_transaction where updated_at > now() - interval '3 days')
       group by t.order_id having max(t.updated_at) < now() - interval '1 minute'),
     wrong as (
       select s.id, e.total, e.paid, e.refunded, (s.totals->>'current_order_total')::numeric - e.total as due
       from entered e
       join "order" o on o.id = e.order_id and o.deleted_at is null
       join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
       where s.updated_at < now() - interval '1 minute'
         and (s.totals->>'transaction_total')::numeric <> e.total)
     update order_summary s set updated_at = now(), totals = s.totals || jsonb_build_object(
       ${summed("transaction_total", "w.total")}, ${summed("paid_total", "w.paid")},
       ${summed("refunded_total", "w.refunded")}, ${summed("pending_difference", "w.due")})
     from wrong w where s.id = w.id returning s.order_id`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/** What a payment collection adds up to: Medusa's sum and its twin of full precision. */
const collected = (name: string) =>
  `${name}_amount = w.${name}, raw_${name}_amount = jsonb_build_object('value', trim_scale(w.${name})::text, 'precision', 20)`;

/**
 * Medusa writes down what a payment collection adds up to, and the status that staff read at the order, after the payment itself, and repeats
 * neither: a payment that exists already is answered as it is. Works them out again, by Medusa's own rules, where the last payment, capture or
 * refund is older than some seconds. A cancelled collection stays so.
 */
export async function correctCollections(run: Run, seconds: number): Promise<void> {
  await run(
    `with lately as (
       select p.payment_collection_id as id from capture k join payment p on p.id = k.payment_id
       where k.created_at > now() - interval '3 days'
       union select p.payment_collection_id from refund r join payment p on p.id = r.payment_id
       where r.created_at > now() - interval '3 days'
       union select l.payment_collection_id from order_payment_collection l
       where l.created_at > now() - interval '3 days' and l.deleted_at is null),
     books as (
       select c.id, c.amount, c.authorized_amount, c.captured_amount, c.refunded_amount,
         s.sessions, s.authorized, m.captured, m.refunded
       from lately
       join payment_collection c on c.id = lately.id and c.deleted_at is null and c.status <> 'canceled'
       cross join lateral (
         select count(*) as sessions, max(s.updated_at) as moved,
           coalesce(sum(s.amount) filter (where s.status = 'authorized'), 0) as authorized
         from payment_session s where s.payment_collection_id = c.id and s.deleted_at is null) s
       cross join lateral (
         select max(t.created_at) as moved, coalesce(sum(t.amount) filter (where t.came), 0) as captured,
           coalesce(sum(t.amount) filter (where not t.came), 0) as refunded
         from payment p join (
           select true as came, k.payment_id, k.amount, k.created_at from capture k where k.deleted_at is null
           union all select false, r.payment_id, r.amount, r.created_at from refund r where r.deleted_at is null) t on t.payment_id = p.id
         where p.payment_collection_id = c.id and p.deleted_at is null) m
       where exists (select 1 from order_payment_collection l where l.payment_collection_id = c.id and l.deleted_at is null)
         and greatest(s.moved, m.moved) < now() - make_interval(secs => ?)),
     wrong as (
       select b.id, b.authorized, b.captured, b.refunded, case
         when b.captured >= b.amount then 'completed'
         when b.authorized >= b.amount and b.authorized > 0 then 'authorized'
         when b.authorized > 0 then 'partially_authorized'
         when b.sessions > 0 then 'awaiting'
         else 'not_paid' end as status
       from books b
       where (coalesce(b.authorized_amount, 0), coalesce(b.captured_amount, 0), coalesce(b.refunded_amount, 0))
         <> (b.authorized, b.captured, b.refunded))
     update payment_collection c set updated_at = now(), status = w.status,
       completed_at = case when w.status = 'completed' then coalesce(c.completed_at, now()) else c.completed_at end,
       ${collected("authorized")}, ${collected("captured")}, ${collected("refunded")}
     from wrong w where c.id = w.id`,
    [seconds],
  );
}
