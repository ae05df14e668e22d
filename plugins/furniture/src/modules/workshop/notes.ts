import type { InferTypeOf } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { FurnitureOrderNote } from "./models/workshop";
import type { Unread } from "./piece";

export type OrderNote = Omit<InferTypeOf<typeof FurnitureOrderNote>, Unread>;

const COLUMNS = "id, order_id, text, created_by, created_at, read_at, read_by, due_on, done_at, done_by";

/** What staff wrote about an order, the newest first, at most 200. */
export function notesOf(run: Run, orderId: string): Promise<OrderNote[]> {
  return run(
    `select ${COLUMNS} from furniture_order_note
     where order_id = ? and deleted_at is null order by created_at desc, id desc limit 200`,
    [orderId],
  );
}

export async function addNote(
  run: Run,
  { order_id, text, created_by, due_on }: Pick<OrderNote, "order_id" | "text" | "created_by" | "due_on">,
): Promise<void> {
  await run(
    "insert into furniture_order_note (id, order_id, text, created_by, due_on) values (?, ?, ?, ?, ?)",
    [generateEntityId(undefined, "fnote"), order_id, text, created_by, due_on],
  );
}

/** Notes `n` that are to be seen to by a day. */
export const DUE_NOTE = "n.due_on <= ? and n.done_at is null and n.deleted_at is null";

/** A note with a day has been seen to; the first time stays. False where there is no such note. */
export async function markDone(run: Run, orderId: string, id: string, by: string): Promise<boolean> {
  const rows = await run(
    `update furniture_order_note set done_at = coalesce(done_at, now()), done_by = coalesce(done_by, ?), updated_at = now()
     where id = ? and order_id = ? and due_on is not null and deleted_at is null returning id`,
    [by, id, orderId],
  );
  return rows.length > 0;
}

/** A colleague of the author has read a note; the first time stays. False where there is no such note. */
export async function markRead(run: Run, orderId: string, id: string, by: string): Promise<boolean> {
  const rows = await run(
    `update furniture_order_note set read_at = case when created_by = ? then read_at else coalesce(read_at, now()) end,
       read_by = case when created_by = ? then read_by else coalesce(read_by, ?) end, updated_at = now()
     where id = ? and order_id = ? and deleted_at is null returning id`,
    [by, by, by, id, orderId],
  );
  return rows.length > 0;
}
