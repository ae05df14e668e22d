import type { Run } from "../../core/database";
import { OF_FURNITURE } from "./of-furniture";

/** A fault older than this was left behind by something else than a crash, and is for staff. */
const LOOK_BACK = "interval '30 days'";

/** Whether a refund `r` of a payment `p` stands in the book of its order `o`. Medusa enters those of a cancellation under the payment. */
const REFUND_ENTERED = `exists (select 1 from order_transaction t where t.order_id = o.id and t.reference = 'refund' and t.deleted_at is null
  and (t.reference_id = r.id or t.reference_id = p.id and t.amount = -r.amount))`;

const CAPTURE_ENTERED = `exists (select 1 from order_transaction t where t.order_id = o.id and t.reference = 'capture' and t.deleted_at is null
  and t.reference_id = k.id)`;

const ORDER_OF_PAYMENT = `
  join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
  join "order" o on o.id = l.order_id and o.deleted_at is null`;

/**
 * Payments of one provider that staff have entered as received or given back, older than some seconds, while the book of the order
 * does not say so: a crash came between.
 */
export function unenteredPayments(
  run: Run,
  provider: string,
  seconds: number,
): Promise<{ order_id: string; payment_id: string }[]> {
  const found = `select o.id as order_id, p.id as payment_id`;
  const which = (money: string) =>
    `p.provider_id = ? and p.canceled_at is null and p.deleted_at is null and ${money}.deleted_at is null
       and ${money}.created_at between now() - ${LOOK_BACK} and now() - make_interval(secs => ?) and ${OF_FURNITURE}`;
  return run(
    `${found} from capture k join payment p on p.id = k.payment_id ${ORDER_OF_PAYMENT}
     where ${which("k")} and not ${CAPTURE_ENTERED}
     union
     ${found} from refund r join payment p on p.id = r.payment_id ${ORDER_OF_PAYMENT}
     where ${which("r")} and not ${REFUND_ENTERED}`,
    [provider, seconds, provider, seconds],
  );
}

/** A payment of which all has come in says so; Medusa writes that down after the money. */
export async function markCaptured(run: Run, paymentId: string): Promise<void> {
  await run(
    `update payment p set captured_at = k.at, updated_at = now()
     from (select max(created_at) as at, sum(amount) as amount from capture where payment_id = ? and deleted_at is null) k
     where p.id = ? and p.captured_at is null and k.amount >= p.amount`,
    [paymentId, paymentId],
  );
}

/** Refunds of a payment that the book of its order lacks, the oldest first; EUR. */
export function unenteredRefunds(
  run: Run,
  paymentId: string,
): Promise<{ id: string; amount: number; currency_code: string }[]> {
  return run(
    `select r.id, r.amount::float as amount, p.currency_code from payment p ${ORDER_OF_PAYMENT}
     join refund r on r.payment_id = p.id and r.deleted_at is null
     where p.id = ? and not ${REFUND_ENTERED} order by r.created_at`,
    [paymentId],
  );
}

/**
 * Medusa lowers the sum of an order by what goes back and is not owed: after the refund itself, by a change of the order of its own, which
 * names no refund. So an order's refunds are taken together: by how much less than all of them call for its sum was lowered since the
 * first, and no more than is open. What each calls for is told by the sums of the version that it was entered in. `o` is the order; `which`
 * narrows the orders.
 */
const uncredited = (which = "") => `
  select r.order_id, r.reference_id, r.entered, least(r.amount - coalesce(c.amount, 0), r.outstanding) as amount from (
    select t.order_id, min(coalesce(m.created_at, t.created_at)) as since, max(t.created_at) as entered,
      (array_agg(t.reference_id order by t.created_at desc))[1] as reference_id,
      sum(greatest(0, -t.amount - greatest(0, before.paid - (s.totals->>'current_order_total')::numeric))) as amount,
      (array_agg((now_.totals->>'current_order_total')::numeric - book.paid))[1] as outstanding
    from order_transaction t
    join "order" o on o.id = t.order_id and o.deleted_at is null and o.status not in ('canceled', 'archived')
    join order_summary s on s.order_id = o.id and s.version = t.version and s.deleted_at is null
    join order_summary now_ on now_.order_id = o.id and now_.version = o.version and now_.deleted_at is null
    left join refund m on m.id = t.reference_id
    cross join lateral (select coalesce(sum(b.amount), 0) as paid from order_transaction b
      where b.order_id = o.id and b.deleted_at is null and (b.created_at, b.id) < (t.created_at, t.id)) before
    cross join lateral (select sum(b.amount) as paid from order_transaction b
      where b.order_id = o.id and b.deleted_at is null) book
    where t.reference = 'refund' and t.amount < 0 and t.deleted_at is null and t.created_at > now() - ${LOOK_BACK} and ${OF_FURNITURE}
      ${which}
    group by t.order_id) r
  cross join lateral (select sum(a.amount) as amount from order_change k
    join order_change_action a on a.order_change_id = k.id and a.action = 'CREDIT_LINE_ADD' and a.deleted_at is null
    where k.order_id = r.order_id and k.change_type = 'credit_line' and k.status = 'confirmed' and k.deleted_at is null
      and k.created_at >= r.since) c`;

/**
 * Orders with a refund that has not lowered their sum, and orders in which such a change was left under way; older than some seconds. While
 * a return is begun Medusa takes no credit line: a refund made in Stripe's dashboard meanwhile waits for its end.
 */
export async function halfCredited(run: Run, seconds: number): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select order_id from (${uncredited()}) left_ where amount > 0 and entered < now() - make_interval(secs => ?)
       and not exists (select 1 from order_change e where e.order_id = left_.order_id and e.status in ('pending', 'requested')
         and coalesce(e.change_type, '') <> 'credit_line' and e.deleted_at is null)
     union
     select c.order_id from order_change c join "order" o on o.id = c.order_id and o.deleted_at is null
     where c.change_type = 'credit_line' and c.status = 'pending' and c.deleted_at is null and ${OF_FURNITURE}
       and c.created_at between now() - ${LOOK_BACK} and now() - make_interval(secs => ?)`,
    [seconds, seconds],
  );
  return rows.map(({ order_id }) => order_id);
}

/** What of an order's refunds has not lowered its sum, EUR, with the newest of them. */
export async function uncreditedRefund(
  run: Run,
  orderId: string,
): Promise<{ reference_id: string; amount: number } | undefined> {
  const [row] = await run<{ reference_id: string; amount: number }>(
    `select reference_id, amount::float as amount from (${uncredited("and o.id = ?")}) left_ where amount > 0`,
    [orderId],
  );
  return row;
}

/** Changes of an order's sum by a refund that were begun and not confirmed. */
export async function creditsUnderWay(run: Run, orderId: string): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select id from order_change where order_id = ? and change_type = 'credit_line' and status = 'pending' and deleted_at is null`,
    [orderId],
  );
  return rows.map(({ id }) => id);
}
