import type { Run } from "../../core/database";

const sum = (name: string) =>
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
       ${sum("authorized")}, ${sum("captured")}, ${sum("refunded")}
     from wrong w where c.id = w.id`,
    [seconds],
  );
}
