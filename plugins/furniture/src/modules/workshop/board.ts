import type { Kind, Step } from "@planke46/furniture-rules";
import type { Run } from "../../core/database";
import type { Statement } from "../../core/spellings";
import { openWithdrawalOf } from "../inquiries/rows";
import { ordersNamed } from "./order-search";
import { DONE, PRESENT, WAITS_FOR, type Waiting, type WorkshopPiece } from "./piece";

/** Which pieces staff want to see; days are YYYY-MM-DD in the shop's time zone. */
export interface BoardFilter {
  /** Names an order, see `ordersNamed`. */
  text?: string | undefined;
  step?: Step | undefined;
  kind?: Kind | undefined;
  color?: string | undefined;
  express?: boolean | undefined;
  order_id?: string | undefined;
  /** First and last day of the week they are due in. */
  week?: { from: string; to: string } | undefined;
  /** Due before this day and not done. */
  lateOn?: string | undefined;
}

export interface BoardPiece extends WorkshopPiece {
  /** Why nothing of its order may be built; null where it may. */
  waiting: Waiting | null;
  /** Its customer has withdrawn from the order, and staff have not dealt with it yet. */
  withdrawn: boolean;
  /** The workshop has nothing more to do for it. */
  done: boolean;
  customer: string;
}

function conditionOf({ text, step, kind, color, express, order_id, week, lateOn }: BoardFilter): Statement {
  const parts: [string, unknown[]][] = [];
  if (step) parts.push(["p.step = ?", [step]]);
  if (kind) parts.push(["p.kind = ?", [kind]]);
  if (color !== undefined) parts.push(["p.color = ?", [color]]);
  if (express !== undefined) parts.push(["p.express = ?", [express]]);
  if (order_id) parts.push(["p.order_id = ?", [order_id]]);
  if (text !== undefined) {
    const named = ordersNamed(text);
    parts.push([`p.order_id in (${named.sql})`, named.values]);
  }
  if (week) parts.push(["p.due_on between ? and ?", [week.from, week.to]]);
  if (lateOn) parts.push([`p.due_on < ? and not ${DONE}`, [lateOn]]);
  return {
    sql: [PRESENT, ...parts.map(([sql]) => sql)].join(" and "),
    values: parts.flatMap(([, values]) => values),
  };
}

const TOLD = `select p.*, ${WAITS_FOR} as waiting, ${openWithdrawalOf("o.id")} as withdrawn, ${DONE} as done,
  coalesce(trim(concat_ws(' ', a.first_name, a.last_name)), '') as customer`;
const ORDER_OF = `join "order" o on o.id = p.order_id
  left join furniture_order f on f.order_id = o.id and f.deleted_at is null
  left join order_address a on a.id = o.shipping_address_id`;

/** Express first, then by the day. */
const IN_TURN = "p.express desc, p.due_on nulls last, p.order_number, p.place";

/** One page of the pieces, those that are due first. */
export function listPieces(
  run: Run,
  filter: BoardFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BoardPiece[]> {
  const { sql, values } = conditionOf(filter);
  return run(
    `${TOLD} from (select * from furniture_workshop_piece p where ${sql} order by ${IN_TURN} limit ? offset ?) p
     ${ORDER_OF} order by ${IN_TURN}`,
    [...values, limit, offset],
  );
}

/** The first pieces of each step; with the customer the last ones. */
export async function boardPieces(
  run: Run,
  filter: BoardFilter,
  { steps, limit }: { steps: readonly Step[]; limit: number },
): Promise<BoardPiece[]> {
  const { sql, values } = conditionOf(filter);
  const ahead = steps.filter((step) => step !== "delivered");
  const pieces: BoardPiece[] = await run(
    `${TOLD} from unnest(?::text[]) with ordinality as s(step, turn)
     cross join lateral (
       select * from furniture_workshop_piece p where p.step = s.step and ${sql} order by ${IN_TURN} limit ?) p
     ${ORDER_OF} order by s.turn, ${IN_TURN}`,
    [ahead, ...values, limit],
  );
  if (ahead.length === steps.length) return pieces;
  // All that was ever delivered is not sorted for it: an index has the moments of the moves.
  const delivered: BoardPiece[] = await run(
    `${TOLD} from (
       select * from furniture_workshop_piece p where p.step = 'delivered' and ${sql} order by p.step_at desc limit ?) p
     ${ORDER_OF} order by p.step_at desc, ${IN_TURN}`,
    [...values, limit],
  );
  return [...pieces, ...delivered];
}

/** How many pieces of a filter are in each step; steps without any are left out. */
export async function countPieces(run: Run, filter: BoardFilter): Promise<Partial<Record<Step, number>>> {
  const { sql, values } = conditionOf(filter);
  const rows = await run<{ step: Step; count: number }>(
    `select p.step, count(*)::int as count from furniture_workshop_piece p where ${sql} group by p.step`,
    values,
  );
  return Object.fromEntries(rows.map(({ step, count }) => [step, count]));
}

/** The colours of the pieces that are not with the customer yet. */
export async function colorsInWork(run: Run): Promise<string[]> {
  const rows = await run<{ color: string }>(
    `select distinct p.color from furniture_workshop_piece p where ${PRESENT} and p.step <> 'delivered' and p.color is not null
     order by p.color`,
    [],
  );
  return rows.map(({ color }) => color);
}

/** What is due within some days and not with the customer, by order: the orders whose sheets are printed. */
export async function ordersDue(
  run: Run,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select p.order_id from furniture_workshop_piece p
     where ${PRESENT} and p.step <> 'delivered' and p.due_on between ? and ?
     group by p.order_id order by bool_or(p.express) desc, min(p.due_on), min(p.order_number) limit ?`,
    [from, to, most],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Why nothing of an order may be built; null where it may. */
export async function waitingOf(run: Run, orderId: string): Promise<Waiting | null> {
  const [row] = await run<{ waiting: Waiting | null }>(
    `select ${WAITS_FOR} as waiting from "order" o
     left join furniture_order f on f.order_id = o.id and f.deleted_at is null where o.id = ?`,
    [orderId],
  );
  return row?.waiting ?? null;
}

/** Where a piece is on the board, and since when. */
export type BoardStep = Pick<WorkshopPiece, "step" | "step_at">;

/** How far each piece of an order is, by its number. */
export async function stepsOfOrder(run: Run, orderId: string): Promise<Map<string, BoardStep>> {
  const rows = await run<BoardStep & { number: string }>(
    `select number, step, step_at from furniture_workshop_piece
     where order_id = ? and removed_at is null and deleted_at is null`,
    [orderId],
  );
  return new Map(rows.map(({ number, ...standing }) => [number, standing]));
}
