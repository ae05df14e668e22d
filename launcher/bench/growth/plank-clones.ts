import type { Client } from "../../postgres/database.mjs";
import { tidy, unwatched } from "../trial-database.ts";
import { MARK } from "./order-clones.ts";

type Stock = { planks: number; available: number; held: number; sold: number; "sold lately": number };

const TABLES = ["furniture_plank"];
/** The list that is measured: that of the tables. */
export const LIST = "table";
/** Of ten planks that were bought in the end; one is on offer. */
const ON_OFFER_OF = 10;
/** What a workshop can store; whatever else it ever had is sold. */
const STORED = 100;
/** Of those that lie in the workshop. */
const HELD_OF = 20;
/** Days from one sale to the next. */
const DAYS_APART = 1;

/**
 * Copies planks of the tables' list until it has so many. As in a shop that grows older: at most {@link STORED} of them are on offer, one in
 * {@link HELD_OF} of these held by a shopper who pays; all others were sold, one a day.
 * @param to how many there are to be
 * @param buyer the order they were sold to: the shop frees planks whose order does not exist
 */
export async function growPlanks(client: Client, to: number, buyer: string) {
  const { planks } = await stockOf(client);
  await unwatched(client, async () => {
    await client.query(
      `with copy as (select * from furniture_plank where list = $2 and deleted_at is null and not starts_with(id, $1)
         and order_id is null and held_by is null order by name limit 1),
       made as (select n, n % ${ON_OFFER_OF} = 0 and n <= ${STORED * ON_OFFER_OF} as offered
         from generate_series($3::int + 1, $4::int) n)
       insert into furniture_plank select plank.* from copy, made, jsonb_populate_record(null::furniture_plank, to_jsonb(copy) || jsonb_build_object(
         'id', $1 || n, 'name', $1 || lpad(n::text, 6, '0'), 'sample', false, 'chosen_at', now(),
         'held_by', case when not offered or n % ${HELD_OF * ON_OFFER_OF} = 0 then $1 || 'cart-' || n end,
         'held_until', case when not offered or n % ${HELD_OF * ON_OFFER_OF} = 0 then now() + interval '1 day' end,
         'order_id', case when not offered then $5 end,
         'sold_at', case when not offered then now() - n * interval '${DAYS_APART} days' end)) plank`,
      [MARK, LIST, planks, to, buyer],
    );
  });
  await tidy(client, TABLES);
}

/** @returns how many there were */
export async function removeClonedPlanks(client: Client): Promise<number> {
  const { rowCount } = await client.query("delete from furniture_plank where starts_with(id, $1)", [MARK]);
  if (rowCount) await tidy(client, TABLES);
  return rowCount ?? 0;
}

/** What the list is made up of. */
export async function stockOf(client: Client): Promise<Stock> {
  const { rows } = await client.query(
    `select count(*)::int as planks,
       count(*) filter (where order_id is null and held_by is null)::int as available,
       count(*) filter (where order_id is null and held_by is not null)::int as held,
       count(*) filter (where order_id is not null)::int as sold,
       count(*) filter (where sold_at > now() - interval '90 days')::int as "sold lately"
     from furniture_plank where list = $1 and deleted_at is null and retired_at is null`,
    [LIST],
  );
  return rows[0];
}

/**
 * Made-up planks that a shopper can pick.
 * @returns ids
 */
export async function pickablePlanks(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    `select id from furniture_plank where starts_with(id, $1) and order_id is null and held_by is null order by id`,
    [MARK],
  );
  return rows.map(({ id }) => id);
}
