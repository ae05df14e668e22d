import type { Run } from "../../core/database";
import { OF_FURNITURE } from "./of-furniture";

/**
 * What of a return `r` has arrived: when first and when last. Medusa dates a return once everything of it has come; what came before is a
 * confirmed change of the order.
 */
const ARRIVALS = `(
  select least(min(c.confirmed_at), r.received_at) as first_at, greatest(max(c.confirmed_at), r.received_at) as last_at
  from order_change c
  where c.return_id = r.id and c.change_type = 'return_receive' and c.status = 'confirmed' and c.deleted_at is null)`;

/**
 * When something of an order `o` came back, where no money has gone back for it: none since it was announced, or since its customer
 * withdrew, where it is the first return. Money that went back between the first parcel of a return and the last is for what had come.
 * What staff refund is their decision, also less than Medusa's sum for wear; null once they have.
 */
const UNPAID_RETURN = `(
  select min(came.first_at) from "return" r
  cross join lateral ${ARRIVALS} came
  join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
  where r.order_id = o.id and came.first_at is not null and r.canceled_at is null and r.deleted_at is null
    and (s.totals->>'pending_difference')::numeric < 0
    and not exists (
      select 1 from order_payment_collection l
      join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
      join refund f on f.payment_id = p.id and f.deleted_at is null
      where l.order_id = o.id and l.deleted_at is null
        and not (f.created_at >= came.first_at and f.created_at < came.last_at)
        and f.created_at >= least(r.created_at, (
        select min(w.confirmed_at) from furniture_withdrawal w
        where w.order_id = o.id and w.confirmed_at <= came.last_at and not w.spam and w.deleted_at is null
          and not exists (select 1 from "return" e
            where e.order_id = o.id and e.created_at < r.created_at and e.canceled_at is null and e.deleted_at is null)))))`;

/** Orders of which something came back without any money going back for it, with the day on which it came; the oldest first. */
export const UNPAID_RETURNS = `select found.id, found.number, found.since from (
    select o.id, coalesce(o.custom_display_id, o.display_id::text) as number, ${UNPAID_RETURN} as since
    from "order" o where o.id in (select order_id from "return" where status in ('received', 'partially_received'))
      and o.deleted_at is null and o.status <> 'canceled' and ${OF_FURNITURE}) found
  where found.since is not null order by found.since`;

/** Whether the goods of an order are back and its money is not. */
export async function isReturnUnpaid(run: Run, orderId: string): Promise<boolean> {
  const [row] = await run<{ since: Date | null }>(
    `select ${UNPAID_RETURN} as since from "order" o where o.id = ?`,
    [orderId],
  );
  return row?.since != null;
}

/** How many lines of a return staff have entered as arrived and not confirmed yet; undefined while they enter nothing. */
export async function receivedPieces(run: Run, returnId: string): Promise<number | undefined> {
  const [row] = await run<{ received: number }>(
    `select count(a.id)::int as received from order_change c
     left join order_change_action a on a.order_change_id = c.id and a.deleted_at is null
       and a.action in ('RECEIVE_RETURN_ITEM', 'RECEIVE_DAMAGED_RETURN_ITEM')
     where c.return_id = ? and c.status in ('pending', 'requested') and c.deleted_at is null group by c.id`,
    [returnId],
  );
  return row?.received;
}
