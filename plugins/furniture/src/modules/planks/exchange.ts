import type { GonePlank } from "./holds";
import { FREE, type Run } from "./plank";

export interface Taking {
  order_id: string;
  plank_ids: readonly string[];
  buyer: { first_name: string; last_name: string };
}

/**
 * Sells further planks to an order that is being changed: all of them or none, in one statement that locks the rows in the
 * order of their ids. Those it has already stay its own. Answers the planks it cannot have.
 */
export async function takePlanks(run: Run, { order_id, plank_ids, buyer }: Taking): Promise<GonePlank[]> {
  const ids = [...new Set(plank_ids)];
  if (ids.length === 0) return [];
  const rows = await run<GonePlank & { claimable: boolean }>(
    `with wanted as (
       select p.id, p.name, p.title, p.title_en, p.order_id, (${FREE} or p.order_id = ?) as claimable
       from furniture_plank p where p.id = any(?::text[]) and p.deleted_at is null order by p.id for update
     ), taken as (
       update furniture_plank p set order_id = ?, buyer_first_name = ?, buyer_last_name = ?, sold_at = now(),
         held_by = null, held_until = null, chosen_at = coalesce(p.chosen_at, now()), updated_at = now()
       from wanted where p.id = wanted.id and wanted.order_id is null
         and (select count(*) from wanted where claimable) = ?
       returning p.id
     ) select id, name, title, title_en, claimable from wanted order by name, id`,
    [order_id, ids, order_id, buyer.first_name, buyer.last_name, ids.length],
  );
  const missing = ids.filter((id) => !rows.some((row) => row.id === id));
  return [
    ...rows.filter(({ claimable }) => !claimable).map(({ claimable: _, ...plank }) => plank),
    ...missing.map((id) => ({ id, name: id, title: id, title_en: null })),
  ];
}

/** Puts the planks of an order back into the stock, but for those its pieces are built from. Repeatable. */
export async function keepPlanks(run: Run, order_id: string, kept: readonly string[]): Promise<void> {
  await run(
    `update furniture_plank set order_id = null, buyer_first_name = null, buyer_last_name = null, sold_at = null,
       held_by = null, held_until = null, updated_at = now()
     where order_id = ? and deleted_at is null and not (id = any(?::text[]))`,
    [order_id, [...kept]],
  );
}
