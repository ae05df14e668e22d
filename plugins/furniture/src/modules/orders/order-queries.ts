import type { Run } from "../../core/database";
import { cardService } from "../../core/options/market";
import { OF_FURNITURE } from "./of-furniture";
import { ordersFlagged } from "./reconciliation-log";

export interface OrderOfCart {
  order_id: string;
  cart_id: string;
}

/** A fault older than this was left behind by something else than a crash, and is for staff. */
const LOOK_BACK = "interval '30 days'";

const LINKED = `exists (select 1 from order_cart oc where oc.order_id = o.id and oc.deleted_at is null)`;

/** The order that a cart has become. */
export async function orderJoinedTo(run: Run, cartId: string): Promise<string | undefined> {
  const [row] = await run<{ order_id: string }>(
    "select order_id from order_cart where cart_id = ? and deleted_at is null",
    [cartId],
  );
  return row?.order_id;
}

/**
 * Orders that a process made and did not join to their cart before it died: the cart does not know them and would make
 * another. Told by their lines, whose configurations are in no other cart.
 */
export function unjoinedOrders(run: Run, seconds: number): Promise<OrderOfCart[]> {
  return run(
    `select distinct o.id as order_id, cl.cart_id from "order" o
     join order_item oi on oi.order_id = o.id and oi.deleted_at is null
     join order_line_item li on li.id = oi.item_id
     join cart_line_item cl on cl.metadata->>'configuration_id' = li.metadata->>'configuration_id'
     where o.deleted_at is null and o.created_at > now() - interval '3 days'
       and o.created_at < now() - make_interval(secs => ?) and not ${LINKED}`,
    [seconds],
  );
}

/** Like {@link unjoinedOrders}, of one cart and whatever their age: the caller holds its lock. */
export async function unjoinedOrdersOf(run: Run, cartId: string): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct o.id as order_id from cart_line_item cl
     join order_line_item li on li.metadata->>'configuration_id' = cl.metadata->>'configuration_id'
     join order_item oi on oi.item_id = li.id and oi.deleted_at is null
     join "order" o on o.id = oi.order_id and o.deleted_at is null
     where cl.cart_id = ? and cl.deleted_at is null and not ${LINKED}`,
    [cartId],
  );
  return rows.map(({ order_id }) => order_id);
}

/**
 * Orders whose completion was interrupted, older than some seconds. Each record is looked up by itself: with `not exists`
 * Postgres reads all there ever were.
 */
export function unrecordedOrders(run: Run, seconds: number): Promise<OrderOfCart[]> {
  return run(
    `select oc.order_id, oc.cart_id from order_cart oc
     join "order" o on o.id = oc.order_id and o.deleted_at is null and o.status <> 'canceled'
     left join lateral (
       select f.id from furniture_order f where f.order_id = oc.order_id and f.deleted_at is null limit 1) record on true
     where oc.deleted_at is null and oc.created_at > now() - ${LOOK_BACK}
       and oc.created_at < now() - make_interval(secs => ?) and record.id is null and ${OF_FURNITURE}`,
    [seconds],
  );
}

/** Whether all the money of an order `o` that came in has gone back. */
export const FULLY_REFUNDED = `exists (
  select 1 from order_transaction t
  where t.order_id = o.id and t.reference <> 'dispute' and t.deleted_at is null
  having sum(t.amount) filter (where t.reference = 'capture') > 0 and sum(t.amount) <= 0)`;

/** Something of it is on its way or with the customer; Medusa then refuses to cancel it. */
const PACKED = `exists (
  select 1 from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
  where l.order_id = o.id and l.deleted_at is null and f.canceled_at is null and f.deleted_at is null)`;

/** Cancelled or fully refunded orders of the last two years whose voucher (and planks, if cancelled) have not been freed yet. */
export async function unreleasedOrders(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select o.id as order_id from (
       select id from "order" where canceled_at > now() - interval '2 years'
       union
       select order_id from order_transaction
       where amount < 0 and created_at > now() - interval '2 years' and deleted_at is null) ended
     join "order" o on o.id = ended.id and o.deleted_at is null
     left join furniture_order f on f.order_id = o.id and f.deleted_at is null
     where f.released_at is null and (o.status = 'canceled' or (f.id is not null and ${FULLY_REFUNDED}))
       and ${LINKED} and ${OF_FURNITURE}`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/**
 * Orders with a refund or a cancellation without a mail to the customer: a crash came before it was queued. A
 * payment given back before its order was placed has a mail of its own.
 */
export async function untoldEnds(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select l.order_id from refund r
     join payment p on p.id = r.payment_id
     join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
     join "order" o on o.id = l.order_id and o.deleted_at is null
     where r.deleted_at is null and r.created_at > now() - ${LOOK_BACK} and r.created_at >= o.created_at
       and (not starts_with(p.provider_id, ?) or r.metadata->>'status' = 'succeeded') and ${OF_FURNITURE}
       and not exists (select 1 from furniture_mail m where m.key = 'refund:' || r.id and m.deleted_at is null)
     union
     select o.id from "order" o
     where o.deleted_at is null and o.status = 'canceled' and o.canceled_at > now() - ${LOOK_BACK} and ${LINKED} and ${OF_FURNITURE}
       and not exists (select 1 from furniture_mail m where m.key = 'order_cancelled:' || o.id and m.deleted_at is null)`,
    [cardService()],
  );
  return rows.map(({ order_id }) => order_id);
}

export async function isFullyRefunded(run: Run, orderId: string): Promise<boolean> {
  return (await run(`select 1 from "order" o where o.id = ? and ${FULLY_REFUNDED}`, [orderId])).length > 0;
}

/**
 * Orders of the last two years whose money is back in full while nothing of them is packed and they are not cancelled:
 * the workshop would build them, and their planks stay sold.
 */
export async function refundedNotCancelled(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct o.id as order_id from order_transaction t
     join "order" o on o.id = t.order_id and o.deleted_at is null and o.status = 'pending'
     join furniture_order f on f.order_id = o.id and f.deleted_at is null
     where t.amount < 0 and t.created_at between now() - interval '2 years' and now() and t.deleted_at is null
       and ${FULLY_REFUNDED} and not ${PACKED}`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Whether staff may put a plank of an order back by hand: nothing of the order is left to be built or cancelled. */
export async function isDone(run: Run, orderId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from "order" o where o.id = ? and (o.deleted_at is not null or o.status = 'canceled'
       or (${FULLY_REFUNDED} and (${PACKED} or o.status <> 'pending')))`,
    [orderId],
  );
  return rows.length > 0;
}

/** Something at the payment provider that waits for a person or an answer: a refund, a dispute. `o` is the order. */
export const WAITS_AT_PROVIDER = `exists (select 1 from furniture_finding f where f.order_id = o.id and f.deleted_at is null
  and f.resolved_at is null and f.code in ('refund_failed', 'refund_waiting', 'dispute_open', 'dispute_lost'))`;

/** Whether the payer of an order `o` has won money back in a dispute. */
export const LOST_IN_DISPUTE = `((
  select coalesce(sum(t.amount), 0) from order_transaction t
  where t.order_id = o.id and t.reference = 'dispute' and t.deleted_at is null) <> 0)`;

/** What of a payment `p` Medusa lets staff refund. */
const REFUNDABLE = `(
  (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = p.id and c.deleted_at is null)
  - (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = p.id and r.deleted_at is null))`;

/** The same as a number; undefined for a payment that is unknown. */
export async function refundableOf(run: Run, paymentId: string): Promise<number | undefined> {
  const [payment] = await run<{ refundable: number }>(
    `select ${REFUNDABLE}::float as refundable from payment p where p.id = ?`,
    [paymentId],
  );
  return payment?.refundable;
}

/** What of a payment `p` has come in and not gone back, at the provider or otherwise. */
export const KEPT_OF_PAYMENT = `(${REFUNDABLE}
  + (select coalesce(sum(t.amount), 0) from order_transaction t
     where t.reference = 'paid_otherwise' and t.reference_id = p.id and t.deleted_at is null))`;

/** The disputes `t` of an order that count for a payment `p`: not those that are known to be about another payment of it. */
const DISPUTE_OF_PAYMENT = `not exists (select 1 from furniture_finding f where f.subject = t.reference_id
  and f.code in ('dispute_open', 'dispute_lost') and f.payment not in (p.id, f.subject) and f.deleted_at is null)`;

/** Money of cancelled orders that has not gone back, by payment. Not what a payer has won in a dispute or got otherwise. */
export function keptMoney(
  run: Run,
): Promise<{ order_id: string; payment_id: string; provider_id: string; kept: string }[]> {
  return run(
    `select * from (
       select o.id as order_id, p.id as payment_id, p.provider_id,
         ${KEPT_OF_PAYMENT} + (select coalesce(sum(t.amount), 0) from order_transaction t
            where t.order_id = o.id and t.reference = 'dispute' and t.deleted_at is null and ${DISPUTE_OF_PAYMENT}) as kept
       from "order" o
       join order_payment_collection l on l.order_id = o.id and l.deleted_at is null
       join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
       where o.status = 'canceled' and o.deleted_at is null
         and o.canceled_at between now() - ${LOOK_BACK} and now() - interval '1 minute'
         and not ${WAITS_AT_PROVIDER} and ${OF_FURNITURE}) money
     where kept > 0`,
    [],
  );
}

/**
 * Card orders and debits without captured money, older than some minutes, but not those whose debit waits for its bank. Without
 * a session: it was taken back, and a crash came before the order was cancelled as well. What is packed Medusa will not cancel:
 * staff hear of it for as long as it is so.
 */
export async function unpaidOrders(
  run: Run,
  minutes: number,
): Promise<(OrderOfCart & { session_id: string | null; minutes: number; packed: boolean })[]> {
  return run(
    `select oc.order_id, oc.cart_id, s.id as session_id, (extract(epoch from now() - o.created_at) / 60)::int as minutes,
       (o.status = 'completed' or ${PACKED}) as packed
     from order_cart oc
     join "order" o on o.id = oc.order_id and o.deleted_at is null and o.status <> 'canceled'
     join cart_payment_collection l on l.cart_id = oc.cart_id and l.deleted_at is null
     join payment_collection c on c.id = l.payment_collection_id and c.deleted_at is null
     left join payment_session s on s.payment_collection_id = c.id and s.deleted_at is null
     where (starts_with(s.provider_id, ?) or (s.id is null and c.amount > 0
         and not exists (select 1 from payment p where p.payment_collection_id = c.id and p.deleted_at is null)
         and (o.metadata->>'pay_by' = 'direct_debit'
           or not exists (select 1 from furniture_order f where f.order_id = o.id and f.deleted_at is null))))
       and coalesce(s.status, '') <> 'pending_authorization' and ${OF_FURNITURE}
       and oc.deleted_at is null and (o.created_at > now() - ${LOOK_BACK} or o.id = any(?))
       and o.created_at < now() - make_interval(mins => ?)
       and not exists (select 1 from order_transaction t where t.order_id = o.id and t.reference = 'capture' and t.deleted_at is null)`,
    [cardService(), await ordersFlagged(run, "order_without_payment"), minutes],
  );
}

/**
 * Orders paid in the last thirty days, however old they are, whose captured sum is not the sum that was ordered, unless what came
 * too much has gone back, at the provider or otherwise; sums in EUR. A reservation is looked at once it is called paid: before, its sum is without the delivery. Changed orders are settled by a
 * refund or a link of their own and not looked at here.
 */
export function differingOrders(run: Run): Promise<{ order_id: string; captured: string; total: string }[]> {
  return run(
    `select o.id as order_id, sum(t.amount) filter (where t.reference = 'capture') as captured, o.metadata->>'total' as total
     from (select distinct order_id from order_transaction where reference = 'capture' and deleted_at is null
       and created_at > now() - ${LOOK_BACK}) paid
     join "order" o on o.id = paid.order_id
     join order_transaction t on t.order_id = o.id and t.reference in ('capture', 'refund', 'paid_otherwise') and t.deleted_at is null
     where o.deleted_at is null and o.status <> 'canceled' and o.metadata->>'pay_by' in ('card', 'bank_transfer', 'direct_debit')
       and o.created_at < now() - interval '5 minutes'
       and not exists (select 1 from furniture_order_version v
         where v.order_id = o.id and v.number > 1 and v.applied_at is not null and v.deleted_at is null)
     group by o.id having (o.metadata->>'total')::numeric not in (sum(t.amount), sum(t.amount) filter (where t.reference = 'capture'))`,
    [],
  );
}

/**
 * Transfers, debits and reservations whose money came in the last days and that are not yet called paid. A paid reservation is
 * a card order: one that is still called a reservation was interrupted.
 */
export async function unmarkedPayments(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct o.id as order_id from order_transaction t
     join furniture_order f on f.order_id = t.order_id and f.deleted_at is null
     join "order" o on o.id = t.order_id and o.deleted_at is null and o.status <> 'canceled'
     where t.reference = 'capture' and t.deleted_at is null and t.created_at > now() - ${LOOK_BACK}
       and (f.paid_at is null or o.metadata->>'pay_by' = 'reservation')
       and o.metadata->>'pay_by' in ('bank_transfer', 'reservation', 'direct_debit')`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/** How many orders a run looks at: those of the last thirty days. */
export async function ordersLookedAt(run: Run): Promise<number> {
  const [row] = await run<{ count: number }>(
    `select count(*)::int as count from "order" where deleted_at is null and created_at > now() - ${LOOK_BACK}`,
    [],
  );
  return row?.count ?? 0;
}
