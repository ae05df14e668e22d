import type { Run } from "../../core/database";
import { OF_FURNITURE } from "./of-furniture";

/**
 * Transfers that staff have not seen; `o` is the order. Of a packed one staff know more than the account does, and of one with a note
 * that is still to be seen to they have spoken with the customer: part of the money is there, or it is promised. A transfer that a
 * crash has left without its entry in the order's book has come all the same.
 */
const OPEN_TRANSFER = `o.deleted_at is null and o.status = 'pending' and o.metadata->>'pay_by' = 'bank_transfer' and ${OF_FURNITURE}
  and exists (select 1 from furniture_order f where f.order_id = o.id and f.paid_at is null and f.deleted_at is null)
  and not exists (select 1 from order_transaction t
    where t.order_id = o.id and t.reference = 'capture' and t.deleted_at is null)
  and not exists (select 1 from order_payment_collection c
    join payment p on p.payment_collection_id = c.payment_collection_id and p.deleted_at is null
    join capture k on k.payment_id = p.id and k.deleted_at is null
    where c.order_id = o.id and c.deleted_at is null)
  and not exists (select 1 from order_fulfillment l join fulfillment p on p.id = l.fulfillment_id
    where l.order_id = o.id and l.deleted_at is null and p.canceled_at is null and p.deleted_at is null)
  and not exists (select 1 from furniture_order_note n
    where n.order_id = o.id and n.due_on is not null and n.done_at is null and n.deleted_at is null)`;

/** Orders whose transfer has been open for so many days and that were not reminded; none older than a quarter. */
export async function transfersToRemind(run: Run, days: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select o.id from "order" o
     where o.created_at between now() - interval '90 days' and now() - make_interval(days => ?) and ${OPEN_TRANSFER}
       and not exists (select 1 from furniture_mail m where m.key = 'transfer_reminder:' || o.id and m.deleted_at is null)
     order by o.created_at limit 200`,
    [days],
  );
  return rows.map(({ id }) => id);
}

/**
 * Orders of the last half year whose transfer has been open for so many days and whose reminder left at least `grace` days ago and named
 * a day before `today` (YYYY-MM-DD), or none; without a reminder where `grace` is null.
 */
export async function transfersToCancel(
  run: Run,
  { days, grace, today }: { days: number; grace: number | null; today: string },
): Promise<string[]> {
  const rows = await run<{ id: string }>(
    `select o.id from "order" o
     where o.created_at between now() - interval '180 days' and now() - make_interval(days => ?) and ${OPEN_TRANSFER}
       and (?::int is null or exists (select 1 from furniture_mail m where m.key = 'transfer_reminder:' || o.id
         and m.status = 'sent' and m.sent_at < now() - make_interval(days => ?::int)
         and coalesce(m.data->>'cancelled_on', '') < ?::text and m.deleted_at is null))
     order by o.created_at limit 200`,
    [days, grace, grace ?? 0, today],
  );
  return rows.map(({ id }) => id);
}

/** Whether the transfer of an order is open still. */
export async function isTransferOpen(run: Run, orderId: string): Promise<boolean> {
  return (await run(`select 1 from "order" o where o.id = ? and ${OPEN_TRANSFER}`, [orderId])).length > 0;
}
