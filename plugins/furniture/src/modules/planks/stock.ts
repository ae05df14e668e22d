import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import { BY_NUMBER, HELD, PLANK_LISTS, type Plank, type PlankList, type PlankState, STOCK } from "./plank";

/** What staff write about a plank; lengths in whole cm. */
export interface PlankFacts {
  list: PlankList;
  name: string;
  title: string;
  title_en: string | null;
  image: string;
  normal_map: string | null;
  end_grain: string | null;
  length: number;
  width: number;
}

export interface NewPlank extends PlankFacts {
  id?: string;
  sample?: boolean;
  photo_digest?: string;
}

export interface StockFilter {
  list?: PlankList;
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
    `insert into furniture_plank (id, sample, photo_digest, ${COLUMNS.join(", ")}) values (${Array(
      COLUMNS.length + 3,
    )
      .fill("?")
      .join(", ")})
     on conflict do nothing returning id`,
    [
      plank.id ?? generateEntityId(undefined, "plank"),
      plank.sample ?? false,
      plank.photo_digest ?? null,
      ...COLUMNS.map((column) => plank[column]),
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
 * Writes some facts. False when there is no such plank, or it is sold or being paid for and what pieces are built by would
 * change; throws the database's error when the name is taken.
 */
export async function changePlank(run: Run, id: string, change: Partial<PlankFacts>): Promise<boolean> {
  const given = COLUMNS.filter((column) => change[column] !== undefined);
  const built = BUILT_BY.filter((column) => change[column] !== undefined);
  const same = built.map((column) => `p.${column} = ?`).join(" and ") || "true";
  const set = [...given.map((column) => `${column} = ?`), "updated_at = now()"].join(", ");
  const values = given.map((column) => change[column]);
  const rows = await run(
    `update furniture_plank p set ${set} where id = ? and deleted_at is null
       and ((p.order_id is null and not ${HELD}) or (${same})) returning id`,
    [...values, id, ...built.map((column) => change[column])],
  );
  return rows.length > 0;
}

/** Takes a plank out of the stock or puts it back; who holds or has bought it keeps it. */
export async function retirePlank(run: Run, id: string, retired: boolean): Promise<void> {
  await run(
    `update furniture_plank set retired_at = case when ? then coalesce(retired_at, now()) end, updated_at = now()
     where id = ?`,
    [retired, id],
  );
}

/** Deletes a plank that no shopper ever put into a cart. False when one has, or when there is no such plank. */
export async function deletePlank(run: Run, id: string): Promise<boolean> {
  const rows = await run(
    `delete from furniture_plank where id = ? and chosen_at is null and held_by is null and order_id is null
     returning id`,
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

/** One page of the stock, by list and number, with the number of all matches; the planks of the very number that was looked for come first. */
export async function searchStock(
  run: Run,
  { list, state, q, offset, limit }: StockFilter,
): Promise<{ planks: StockPlank[]; count: number }> {
  const text = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null;
  const conditions = `(?::text is null or p.list = ?) and (?::text is null or p.state = ?) and (?::text is null or
    concat_ws(' ', p.name, p.title, p.title_en, p.buyer_first_name, p.buyer_last_name, o.display_id) ilike ?)`;
  const values = [list, list, state, state, text, text].map((value) => value ?? null);
  const from = `from ${STOCK} p left join "order" o on o.id = p.order_id where ${conditions}`;
  const [planks, [total]] = await Promise.all([
    run<StockPlank>(
      `select p.*, o.display_id ${from}
       order by p.name is not distinct from ? desc, array_position(string_to_array(?::text, ','), p.list), ${BY_NUMBER}
       offset ? limit ?`,
      [...values, q ?? null, PLANK_LISTS.join(","), offset, limit],
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
export function countStock(run: Run): Promise<{ list: PlankList; state: PlankState; count: number }[]> {
  return run(`select p.list, p.state, count(*)::int as count from ${STOCK} p group by p.list, p.state`, []);
}
