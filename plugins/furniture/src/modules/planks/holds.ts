import type { Run } from "../../core/database";
import { FREE, HELD, type Plank } from "./plank";

export interface Hold {
  cart_id: string;
  /** Each with the list of the piece it is picked for, and how long its board is, cm. */
  planks: readonly { id: string; list: string; length: number }[];
  until: Date;
}

/** Staff keep it for another kind of piece now, another cart or order has it, or staff have measured it anew. */
export type GoneBy = "plank_unlisted" | "plank_gone" | "plank_too_short";

/** A plank that a cart cannot have. `title` is German. */
export type GonePlank = Pick<Plank, "id" | "name" | "title" | "title_en" | "length"> & { fault: GoneBy };

/** One of the wanted planks that is in the stock; without a fault it can be had. */
export type WantedPlank = Omit<GonePlank, "fault"> & { fault: GoneBy | null };

/**
 * Takes all planks of a cart or none of them, and renews those it has. One statement, which locks the rows in the order
 * of their ids: of any number of carts at once one gets a plank, and two carts with planks in common never wait for
 * each other in a circle. Answers the planks that another cart has, that are retired, in another list or too short, or that
 * do not exist. What the cart holds already it keeps.
 */
export async function holdPlanks(run: Run, { cart_id, planks, until }: Hold): Promise<GonePlank[]> {
  const { ids, lists, lengths } = columnsOf(planks);
  if (ids.length === 0) return [];
  const rows = await run<WantedPlank>(
    `with wanted as (
       select p.id, p.name, p.title, p.title_en, p.length,
         case when p.held_by = ? and p.order_id is null and ${HELD} then null
           when p.list <> picked.list then 'plank_unlisted'
           when not ${FREE} then 'plank_gone'
           when p.length < picked.length then 'plank_too_short' end as fault
       from furniture_plank p
       join unnest(?::text[], ?::text[], ?::float[]) picked(id, list, length) on picked.id = p.id
       where p.deleted_at is null order by p.id for update of p
     ), taken as (
       update furniture_plank p set held_by = ?, updated_at = now(),
         held_until = case when p.held_by = ? then greatest(p.held_until, ?::timestamptz) else ?::timestamptz end
       from wanted where p.id = wanted.id and (select count(*) from wanted where fault is null) = ?
       returning p.id
     ) select wanted.* from wanted left join taken on taken.id = wanted.id order by wanted.name, wanted.id`,
    [cart_id, ids, lists, lengths, cart_id, cart_id, until, until, ids.length],
  );
  return goneOf(ids, rows);
}

/** Each plank once, as columns that a statement unnests. */
export function columnsOf(planks: Hold["planks"]): { ids: string[]; lists: string[]; lengths: number[] } {
  const picked = [...new Map(planks.map((plank) => [plank.id, plank])).values()];
  return {
    ids: picked.map(({ id }) => id),
    lists: picked.map(({ list }) => list),
    lengths: picked.map(({ length }) => length),
  };
}

/** Those of the wanted planks that cannot be had; one that does not exist is called by its id. */
export function goneOf(asked: readonly string[], found: readonly WantedPlank[]): GonePlank[] {
  const missing = asked.filter((id) => !found.some((row) => row.id === id));
  return [
    ...found.flatMap(({ fault, ...plank }) => (fault ? [{ ...plank, fault }] : [])),
    ...missing.map((id) => ({
      id,
      name: id,
      title: id,
      title_en: null,
      length: 0,
      fault: "plank_gone" as const,
    })),
  ];
}

/** Gives the planks of a cart back, but for those it keeps and those its order has bought. */
export async function releaseHolds(run: Run, cart_id: string, kept: readonly string[] = []): Promise<void> {
  await run(
    `update furniture_plank set held_by = null, held_until = null, updated_at = now()
     where held_by = ? and order_id is null and deleted_at is null and not (id = any(?::text[]))`,
    [cart_id, [...kept]],
  );
}

/** Whether a cart holds any plank. */
export async function holdsAny(run: Run, cart_id: string): Promise<boolean> {
  const rows = await run(
    "select 1 from furniture_plank where held_by = ? and order_id is null and deleted_at is null limit 1",
    [cart_id],
  );
  return rows.length > 0;
}

/** Clears the holds that are over; they count for nothing already. Returns how many there were. */
export async function freeExpired(run: Run, now: Date): Promise<number> {
  const rows = await run(
    `update furniture_plank p set held_by = null, held_until = null, updated_at = now()
     where p.held_by is not null and p.order_id is null and p.held_until <= ?::timestamptz and not ${HELD} returning p.id`,
    [now],
  );
  return rows.length;
}
