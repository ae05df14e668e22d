import { STEPS } from "@planke46/furniture-rules";
import type { Run } from "../../core/database";
import { noted, noting } from "./history";
import { columnsOf, type GonePlank, goneOf, type WantedPlank } from "./holds";
import { FREE } from "./plank";

export interface Sale {
  cart_id: string;
  order_id: string;
  /** Those its pieces are built from. */
  planks: readonly string[];
  buyer: { first_name: string; last_name: string };
}

/**
 * Sells those of the planks that the cart holds to its order. Repeating it changes nothing, and a plank that has a buyer keeps that
 * buyer. Returns the ids of all planks this order has.
 */
export async function sellPlanks(run: Run, { cart_id, order_id, planks, buyer }: Sale): Promise<string[]> {
  const sold = await run<{ id: string }>(
    `with sold as (
       update furniture_plank set order_id = ?, buyer_first_name = ?, buyer_last_name = ?, sold_at = now(), updated_at = now()
       where held_by = ? and order_id is null and deleted_at is null and id = any(?::text[]) returning id
     ), ${noting("sold", "sold")} select id from sold`,
    [order_id, buyer.first_name, buyer.last_name, cart_id, [...planks], ...noted({ order: order_id })],
  );
  const before = await run<{ id: string }>(
    "select id from furniture_plank where order_id = ? and deleted_at is null",
    [order_id],
  );
  return [...new Set([...sold, ...before].map(({ id }) => id))];
}

/** From this step on a plank is boards. */
const SAWN_STEPS = STEPS.slice(STEPS.indexOf("sawn"))
  .map((step) => `'${step}'`)
  .join(", ");

/**
 * Whether the piece that a plank was sold for was ever sawn on the workshop's board, or packed, also by a fulfilment that was cancelled
 * since: whatever becomes of the order, or of the piece, there is no such plank any more. Not by a packing that failed, whose link Medusa has
 * taken back. `p` is the plank.
 */
export const SAWN = `exists (
  select 1 from (
    select m.configuration_id from furniture_workshop_move m
    where m.order_id = p.order_id and m.to_step in (${SAWN_STEPS}) and m.deleted_at is null
    union all
    select li.metadata->>'configuration_id' from order_fulfillment l
    join fulfillment_item fi on fi.fulfillment_id = l.fulfillment_id and fi.deleted_at is null
    join order_line_item li on li.id = fi.line_item_id
    where l.order_id = p.order_id and l.deleted_at is null
  ) made join furniture_configuration c on c.id = made.configuration_id
  where c.configuration->'planks' @> to_jsonb(p.id))`;

/** What makes a sold or held plank one of the stock again. */
export const FREED = `order_id = null, buyer_first_name = null, buyer_last_name = null, sold_at = null, held_by = null,
  held_until = null, updated_at = now()`;

/**
 * Makes the planks of a cancelled order available again, but for those that are sawn; retired ones stay retired.
 * Repeating it changes nothing.
 */
export async function freeOrder(run: Run, order_id: string): Promise<void> {
  await run(
    `with freed as (update furniture_plank p set ${FREED} where p.order_id = ? and p.deleted_at is null and not ${SAWN} returning p.id),
     ${noting("freed", "freed")} select id from freed`,
    [order_id, ...noted({ order: order_id })],
  );
}

/** Makes one plank available again that an order has. False when the order has it no more. */
export async function freePlank(run: Run, id: string, order_id: string, by: string): Promise<boolean> {
  const rows = await run(
    `with freed as (update furniture_plank set ${FREED} where id = ? and order_id = ? and deleted_at is null returning id),
     ${noting("freed", "freed")} select id from freed`,
    [id, order_id, ...noted({ by, order: order_id })],
  );
  return rows.length > 0;
}

/** An order whose completion was undone: its planks are held by the cart again, as before. */
export async function unsellPlanks(run: Run, order_id: string): Promise<void> {
  await run(
    `with freed as (
       update furniture_plank set order_id = null, buyer_first_name = null, buyer_last_name = null, sold_at = null,
         updated_at = now()
       where order_id = ? and deleted_at is null returning id
     ), ${noting("freed", "freed")} select id from freed`,
    [order_id, ...noted({ order: order_id })],
  );
}

/** A completion takes seconds; after this long no process is at work on it any more. */
const SETTLED = "interval '3 minutes'";

/** Orders whose planks are still only held: a crash came between the order and the sale. */
export function unwrittenSales(run: Run): Promise<{ cart_id: string; order_id: string }[]> {
  return run(
    `select distinct oc.cart_id, oc.order_id from furniture_plank p
     join order_cart oc on oc.cart_id = p.held_by and oc.deleted_at is null
     join "order" o on o.id = oc.order_id and o.deleted_at is null and o.status <> 'canceled'
     where p.order_id is null and o.created_at < now() - ${SETTLED}`,
    [],
  );
}

/** Orders that have planks though they are cancelled or were undone; sawn ones stay with their order. */
export async function deadOrders(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct p.order_id from furniture_plank p left join "order" o on o.id = p.order_id
     where p.order_id is not null and not ${SAWN} and
       (o.status = 'canceled' or ((o.id is null or o.deleted_at is not null) and p.sold_at < now() - ${SETTLED}))`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

interface Taking {
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
     ), ${noting("taken", "sold")} select id, name, title, title_en, length, fault from wanted order by name, id`,
    [
      ...[order_id, order_id, ids, lists, lengths, order_id, buyer.first_name, buyer.last_name, ids.length],
      ...noted({ order: order_id }),
    ],
  );
  return goneOf(ids, rows);
}

/** Puts the planks of an order back into the stock, but for those its pieces are built from and sawn ones. Repeatable. */
export async function keepPlanks(run: Run, order_id: string, kept: readonly string[]): Promise<void> {
  await run(
    `with freed as (
       update furniture_plank p set ${FREED}
       where p.order_id = ? and p.deleted_at is null and not (p.id = any(?::text[])) and not ${SAWN} returning p.id
     ), ${noting("freed", "freed")} select id from freed`,
    [order_id, [...kept], ...noted({ order: order_id })],
  );
}
