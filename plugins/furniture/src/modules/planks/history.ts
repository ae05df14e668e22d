import type { Run } from "../../core/database";

/** What can happen to a plank. */
export const PLANK_DEEDS = ["entered", "changed", "retired", "restored", "sold", "freed"] as const;
export type PlankDeed = (typeof PLANK_DEEDS)[number];

export interface NotedDeed {
  deed: PlankDeed;
  done_by: string | null;
  reason: string | null;
  order_id: string | null;
  /** The number of its order. */
  display_id: number | null;
  facts: Record<string, string | number | null> | null;
  created_at: Date;
}

interface Told {
  by?: string | null | undefined;
  reason?: string | null | undefined;
  order?: string | undefined;
  facts?: object | undefined;
}

/**
 * The part of a statement that notes what it does to planks, so that nothing happens without being told.
 * @param from the part of the same statement that has their ids
 */
export function noting(from: string, deed: PlankDeed): string {
  return `noted as (insert into furniture_plank_deed (id, plank_id, deed, done_by, reason, order_id, facts)
    select 'fpdeed_' || replace(gen_random_uuid()::text, '-', ''), ${from}.id, '${deed}', ?::text, ?::text, ?::text, ?::jsonb from ${from})`;
}

/** The parameters of {@link noting}. */
export function noted({ by, reason, order, facts }: Told): (string | null)[] {
  return [by ?? null, reason ?? null, order ?? null, facts ? JSON.stringify(facts) : null];
}

/** What happened to a plank, the newest first. */
export function deedsOf(run: Run, plank: string): Promise<NotedDeed[]> {
  return run(
    `select d.deed, d.done_by, d.reason, d.order_id, o.display_id, d.facts, d.created_at
     from furniture_plank_deed d left join "order" o on o.id = d.order_id
     where d.plank_id = ? and d.deleted_at is null order by d.created_at desc, d.id desc limit 200`,
    [plank],
  );
}
