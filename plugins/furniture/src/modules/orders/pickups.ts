import type { Run } from "../../core/database";
import { market } from "../../core/options/market";
import { openWithdrawalOf } from "../inquiries/rows";

/** Days for which finished pieces wait before anybody is reminded: since they were packed, or since a day that was agreed and missed. */
const PATIENCE = { packed: 7, agreed: 2 } as const;
/** What is older is no news after an upgrade or a long stop: who has picked it up long ago was perhaps only not noted down. */
const NEWS_DAYS = 2;

/** The day that was agreed; null where none was, or where something else than a day stands there, by Medusa's own API. A text: days compare like it. */
const AGREED = `substring(f.metadata->'appointment'->>'day' from '^[0-9]{4}-[01][0-9]-[0-3][0-9]$')`;
/** By the clock of the workshop, where the day was agreed; only names that Intl knows get into the text. */
const daysAgo = (days: number) =>
  `to_char((now() at time zone '${market().timeZone}')::date - ${days}, 'YYYY-MM-DD')`;

/** Fulfilments `f` of orders `o` that lie ready to be picked up, by Medusa and by the workshop's board: a sample has no step behind "packed". */
const READY = `from furniture_workshop_piece p
  join "order" o on o.id = p.order_id and o.deleted_at is null and o.status <> 'canceled'
  join order_line_item li on li.metadata->>'configuration_id' = p.configuration_id
  join fulfillment_item fi on fi.line_item_id = li.id and fi.deleted_at is null
  join fulfillment f on f.id = fi.fulfillment_id and f.canceled_at is null and f.deleted_at is null and f.delivered_at is null
  where p.step in ('packed', 'ready') and p.picked_up and not p.posted and p.removed_at is null and p.deleted_at is null`;

const overdue =
  () => `case when ${AGREED} is null then f.packed_at < now() - make_interval(days => ${PATIENCE.packed})
  else ${AGREED} <= ${daysAgo(PATIENCE.agreed)} end`;
const news =
  () => `case when ${AGREED} is null then f.packed_at > now() - make_interval(days => ${PATIENCE.packed + NEWS_DAYS})
  else ${AGREED} >= ${daysAgo(PATIENCE.agreed + NEWS_DAYS)} end`;

/** Orders of which something was not picked up in time, with the day since which it lies there; the oldest first. */
export const waitingPickups =
  () => `select o.id, coalesce(o.custom_display_id, o.display_id::text) as number, min(f.packed_at) as since
  ${READY} and ${overdue()} group by o.id order by since`;

/** What was not picked up in time lately and of which its customer has not been reminded; who has withdrawn from the order does not want it any more. */
export function pickupsToRemind(
  run: Run,
): Promise<{ id: string; order_id: string; lines: string[]; appointment: unknown }[]> {
  return run(
    `select f.id, o.id as order_id, array_agg(distinct li.id) as lines, f.metadata->'appointment' as appointment
     ${READY} and ${overdue()} and ${news()} and not ${openWithdrawalOf("o.id")}
       and not exists (select 1 from furniture_mail m where m.key = 'pickup_reminder:' || f.id and m.deleted_at is null)
     group by f.id, o.id limit 200`,
    [],
  );
}
