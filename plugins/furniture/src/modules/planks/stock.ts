import { generateEntityId } from "@medusajs/framework/utils";
import { PLANK_KINDS, type PlankKind } from "@planke46/furniture-rules";
import type { Run } from "../../core/database";
import { holds } from "../../core/spellings";
import { noted, noting } from "./history";
import { BY_NUMBER, HELD, type Plank, type PlankFacts, type PlankState, STOCK } from "./plank";

export interface NewPlank extends PlankFacts {
  id?: string;
  sample?: boolean;
  photo_digest?: string;
  /** The member of staff who enters it. */
  by?: string;
}

export interface StockFilter {
  list?: PlankKind;
  state?: PlankState;
  /** Part of a name, a title or a buyer's name. */
  q?: string;
  offset: number;
  limit: number;
}

/** As staff see it. */
export interface StockPlank extends Plank {
  /** The number of its order. */
  display_id: number | null;
}

const COLUMNS = [
  "list",
  "name",
  "title",
  "title_en",
  "image",
  "normal_map",
  "end_grain",
  "length",
  "width",
] as const;

/** Adds a plank. Nothing when its list has that name already, or another plank was made from the same photo. */
export async function createPlank(run: Run, plank: NewPlank): Promise<string | undefined> {
  const [row] = await run<{ id: string }>(
    `with added as (
       insert into furniture_plank (id, sample, photo_digest, ${COLUMNS.join(", ")}) values (${Array(
         COLUMNS.length + 3,
       )
         .fill("?")
         .join(", ")})
       on conflict do nothing returning id
     ), ${noting("added", "entered")} select id from added`,
    [
      plank.id ?? generateEntityId(undefined, "plank"),
      plank.sample ?? false,
      plank.photo_digest ?? null,
      ...COLUMNS.map((column) => plank[column]),
      ...noted({ by: plank.by }),
    ],
  );
  return row?.id;
}

/** The plank that was made from a photo. */
export async function plankOfPhoto(
  run: Run,
  digest: string,
): Promise<Pick<PlankFacts, "list" | "name"> | undefined> {
  const [row] = await run<Pick<PlankFacts, "list" | "name">>(
    "select list, name from furniture_plank where photo_digest = ? and deleted_at is null",
    [digest],
  );
  return row;
}

/** What a piece is built by: it stays as picked while a shopper pays for the plank, and once it is sold. */
const BUILT_BY = ["list", "length", "width"] as const satisfies readonly (keyof PlankFacts)[];

/**
 * Writes some facts. False when there is no such plank, when it is sold or being paid for and what pieces are built by would
 * change, and when something else than `seen` stands in a field to be changed; throws the database's error when the name is taken.
 */
export async function changePlank(
  run: Run,
  id: string,
  change: Partial<PlankFacts>,
  by: string,
  seen: { [Column in keyof PlankFacts]?: string | number | null | undefined } = {},
): Promise<boolean> {
  const given = COLUMNS.filter((column) => change[column] !== undefined);
  const built = BUILT_BY.filter((column) => change[column] !== undefined);
  const same = built.map((column) => `p.${column} = ?`).join(" and ") || "true";
  const watched = given.filter((column) => seen[column] !== undefined);
  const unchanged = watched
    .map((column) => `(p.${column} is not distinct from ? or p.${column} is not distinct from ?)`)
    .join(" and ");
  const set = [...given.map((column) => `${column} = ?`), "updated_at = now()"].join(", ");
  const values = given.map((column) => change[column]);
  const rows = await run(
    `with changed as (
       update furniture_plank p set ${set} where id = ? and deleted_at is null
         and ((p.order_id is null and not ${HELD}) or (${same})) and (${unchanged || "true"}) returning id
     )${given.length > 0 ? `, ${noting("changed", "changed")}` : ""} select id from changed`,
    [
      ...[...values, id, ...built.map((column) => change[column])],
      ...watched.flatMap((column) => [seen[column], change[column]]),
      ...(given.length > 0
        ? noted({ by, facts: Object.fromEntries(given.map((column) => [column, change[column]])) })
        : []),
    ],
  );
  return rows.length > 0;
}

export interface Retiring {
  ids: readonly string[];
  /** False puts them back. */
  retired: boolean;
  by: string;
  reason: string | null;
}

/** Takes planks out of the stock or puts them back; who holds or has bought one keeps it. Repeating it changes nothing. */
export async function retirePlanks(run: Run, { ids, retired, by, reason }: Retiring): Promise<void> {
  await run(
    `with turned as (
       update furniture_plank set retired_at = case when ? then now() end, updated_at = now()
       where id = any(?::text[]) and (retired_at is null) = ? and deleted_at is null returning id
     ), ${noting("turned", retired ? "retired" : "restored")} select id from turned`,
    [retired, [...ids], retired, ...noted({ by, reason })],
  );
}

/** Deletes a plank that no shopper ever put into a cart. False when one has, or when there is no such plank. */
export async function deletePlank(run: Run, id: string): Promise<boolean> {
  const rows = await run(
    `with gone as (
       delete from furniture_plank where id = ? and chosen_at is null and held_by is null and order_id is null returning id
     ), forgotten as (delete from furniture_plank_deed d using gone where d.plank_id = gone.id) select id from gone`,
    [id],
  );
  return rows.length > 0;
}

/** The number after the highest one of all lists, with at least two digits: what is chalked on the next board. */
export async function nextName(run: Run): Promise<string> {
  const [row] = await run<{ next: number }>(
    "select coalesce(max(name::int), 0) + 1 as next from furniture_plank where name ~ '^[0-9]{1,6}$'",
    [],
  );
  return String(row?.next ?? 1).padStart(2, "0");
}

const SEARCHED =
  "concat_ws(' ', p.name, p.title, p.title_en, p.buyer_first_name, p.buyer_last_name, o.display_id)";

/** One page of the stock, by list and number, with the number of all matches; the planks of the very number that was looked for come first. */
export async function searchStock(
  run: Run,
  { list, state, q, offset, limit }: StockFilter,
): Promise<{ planks: StockPlank[]; count: number }> {
  const searched = q ? holds(SEARCHED, q) : { sql: "true", values: [] };
  const conditions = `(?::text is null or p.list = ?) and (?::text is null or p.state = ?) and ${searched.sql}`;
  const values = [...[list, list, state, state].map((value) => value ?? null), ...searched.values];
  const from = `from ${STOCK} p left join "order" o on o.id = p.order_id where ${conditions}`;
  const [planks, [total]] = await Promise.all([
    run<StockPlank>(
      `select p.*, o.display_id ${from}
       order by p.name is not distinct from ? desc, array_position(string_to_array(?::text, ','), p.list), ${BY_NUMBER}
       offset ? limit ?`,
      [...values, q ?? null, PLANK_KINDS.join(","), offset, limit],
    ),
    run<{ count: number }>(`select count(*)::int as count ${from}`, values),
  ]);
  return { planks, count: total?.count ?? 0 };
}

/** Gives the pictures of the sample stock the address the shop serves its files at now. */
export async function moveSamplePictures(run: Run, base: string): Promise<void> {
  const moved = ["image", "normal_map", "end_grain"].map(
    (column) => `${column} = regexp_replace(${column}, '^[a-z]+://[^/]+/static/', ?::text)`,
  );
  await run(
    `update furniture_plank set ${moved.join(", ")} where sample and not starts_with(image, ?::text)`,
    [base, base, base, base],
  );
}

/** How many planks each list has in each state. */
export function countStock(run: Run): Promise<{ list: PlankKind; state: PlankState; count: number }[]> {
  return run(`select p.list, p.state, count(*)::int as count from ${STOCK} p group by p.list, p.state`, []);
}
