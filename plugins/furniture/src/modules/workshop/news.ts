import type { Run } from "../../core/database";

/** Staff take a mistaken step back within this time; the mail waits for it. */
const SETTLED_MINUTES = 10;
/** Older moves send no mail, so that an upgrade or a long stop sends none. */
const NEWS_DAYS = 2;

/** A piece that a member of staff moved lately, and not just now. */
const moved = (
  piece: string,
) => `${piece}.removed_at is null and ${piece}.deleted_at is null and ${piece}.step_by is not null
  and ${piece}.step_at between now() - interval '${NEWS_DAYS} days' and now() - interval '${SETTLED_MINUTES} minutes'`;

/** Orders of which the first piece is being built since lately and whose customer has not heard of it; `day`: their promise, YYYY-MM-DD. */
export function ordersBegun(run: Run): Promise<{ order_id: string; day: string | null }[]> {
  return run(
    `select p.order_id, (select f.day from furniture_promise f where f.order_id = p.order_id and f.deleted_at is null
       order by f.number desc limit 1) as day
     from furniture_workshop_piece p
     where ${moved("p")} and p.step in ('wood_chosen', 'sawn', 'welded', 'coated', 'waxed')
       and not exists (select 1 from furniture_workshop_move m where m.order_id = p.order_id and m.from_step = 'accepted'
         and m.created_at < now() - interval '${NEWS_DAYS} days' and m.deleted_at is null)
       and not exists (select 1 from furniture_mail m where m.key = 'work_begun:' || p.order_id and m.deleted_at is null)
     group by p.order_id limit 200`,
    [],
  );
}

/**
 * Orders to be delivered whose last piece has become ready lately, with the lines of those that stand ready, and whose customer has not heard of it. Samples
 * that go by post have a mail of their own.
 */
export function ordersReady(run: Run): Promise<{ order_id: string; lines: string[] }[]> {
  return run(
    `select p.order_id, array_agg(l.id) as lines from furniture_workshop_piece p
     join "order" o on o.id = p.order_id
     join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null and i.quantity > 0
     join order_line_item l on l.id = i.item_id and l.metadata->>'configuration_id' = p.configuration_id
     where p.step = 'ready' and not p.picked_up and not p.posted and p.removed_at is null and p.deleted_at is null
       and exists (select 1 from furniture_workshop_piece one where one.order_id = p.order_id and one.step = 'ready'
         and ${moved("one")})
       and not exists (select 1 from furniture_workshop_piece other where other.order_id = p.order_id and not other.posted
         and other.removed_at is null and other.deleted_at is null and (other.step not in ('ready', 'on_the_way', 'delivered')
         or other.step = 'ready' and other.step_at > now() - interval '${SETTLED_MINUTES} minutes'))
       and not exists (select 1 from furniture_mail m where m.key = 'ready_for_delivery:' || p.order_id and m.deleted_at is null)
     group by p.order_id limit 200`,
    [],
  );
}

/** Another day that staff have promised. `day`: YYYY-MM-DD; `reason` in the workshop's words. */
export interface ChangedPromise {
  id: string;
  order_id: string;
  day: string;
  reason: string | null;
}

/** That a mail has told a promise. Before 2026-11-25 its key named order and day in place of the promise. */
const isTold = (promise: string) => `exists (select 1 from furniture_mail m where m.deleted_at is null
  and (m.key = 'promise_changed:' || ${promise}.id
    or m.key = 'promise_changed:' || ${promise}.order_id || ':' || ${promise}.day and m.created_at >= ${promise}.created_at))`;

/**
 * Promises of staff that hold since lately, and not just since now, where the customer was last told another day: by the order's own
 * terms or by the mail about an earlier promise. The customer never hears of a day that staff take back at once; one that comes back
 * after another was told is told again.
 */
export function promisesChanged(run: Run): Promise<ChangedPromise[]> {
  return run(
    `select p.id, p.order_id, p.day, p.reason from furniture_promise p
     where p.created_by is not null and p.deleted_at is null
       and p.created_at between now() - interval '${NEWS_DAYS} days' and now() - interval '${SETTLED_MINUTES} minutes'
       and not exists (select 1 from furniture_promise later where later.order_id = p.order_id and later.number > p.number
         and later.deleted_at is null)
       and not ${isTold("p")}
       and p.day is distinct from (select told.day from furniture_promise told
         where told.order_id = p.order_id and told.number < p.number and told.deleted_at is null
           and (told.created_by is null or ${isTold("told")})
         order by told.number desc limit 1)
     limit 200`,
    [],
  );
}
