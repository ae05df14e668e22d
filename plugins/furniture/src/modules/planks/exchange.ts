import type { Run } from "../../core/database";
import { columnsOf, type GonePlank, goneOf, type WantedPlank } from "./holds";
import { FREE } from "./plank";
import { FREED, SAWN } from "./sales";

export interface Taking {
  order_id: string;
  /** Each with the list of the piece it is picked for, and how long its board is, cm; 0 for a board of a piece that stays. */
  planks: readonly { id: string; list: string; length: number }[];
  buyer: { first_name: string; last_name: string };
}

/**
 * Sells further planks to an order that is being changed: all of them or none, in one statement that locks the rows in the
 * order of their ids. Those it has already stay its own, however their list has changed. Answers the planks it cannot have.
 */
export async function takePlanks(run: Run, { order_id, planks, buyer }: Taking): Promise<GonePlank[]> {
  const { ids, lists, lengths } = columnsOf(planks);
  if (ids.length === 0) return [];
  const rows = await run<WantedPlank>(
    `with wanted as (
       select p.id, p.name, p.title, p.title_en, p.length, p.order_id,
         case when p.order_id is distinct from ? and p.list <> picked.list then 'plank_unlisted'
           when p.order_id is distinct from ? and not ${FREE} then 'plank_gone'
           when p.length < picked.length then 'plank_too_short' end as fault
       from furniture_plank p
       join unnest(?::text[], ?::text[], ?::float[]) picked(id, list, length) on picked.id = p.id
       where p.deleted_at is null order by p.id for update of p
     ), taken as (
       update furniture_plank p set order_id = ?, buyer_first_name = ?, buyer_last_name = ?, sold_at = now(),
         held_by = null, held_until = null, chosen_at = coalesce(p.chosen_at, now()), updated_at = now()
       from wanted where p.id = wanted.id and wanted.order_id is null
         and (select count(*) from wanted where fault is null) = ?
       returning p.id
     ) select id, name, title, title_en, length, fault from wanted order by name, id`,
    [order_id, order_id, ids, lists, lengths, order_id, buyer.first_name, buyer.last_name, ids.length],
  );
  return goneOf(ids, rows);
}

/** Puts the planks of an order back into the stock, but for those its pieces are built from and sawn ones. Repeatable. */
export async function keepPlanks(run: Run, order_id: string, kept: readonly string[]): Promise<void> {
  await run(
    `update furniture_plank p set ${FREED}
     where p.order_id = ? and p.deleted_at is null and not (p.id = any(?::text[])) and not ${SAWN}`,
    [order_id, [...kept]],
  );
}
