import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { StoredPromise } from "./piece";

/** Every promise of an order, the first one first. */
export function promisesOf(run: Run, orderId: string): Promise<StoredPromise[]> {
  return run(
    `select id, number, day, terms_day, reason, created_by, created_at from furniture_promise
     where order_id = ? and deleted_at is null order by number`,
    [orderId],
  );
}

export interface NewPromise
  extends Pick<StoredPromise, "number" | "day" | "terms_day" | "reason" | "created_by"> {
  orderId: string;
}

/**
 * Sets the promised day of an order and of its pieces, in one statement. Undefined where a promise of this number is there already:
 * another request was faster, and nothing has happened.
 */
export async function addPromise(
  run: Run,
  { orderId, number, day, terms_day, reason, created_by }: NewPromise,
): Promise<StoredPromise | undefined> {
  const [promise] = await run<StoredPromise>(
    `with added as (
       insert into furniture_promise (id, order_id, number, day, terms_day, reason, created_by) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (order_id, number) where deleted_at is null do nothing returning *
     ), due as (
       update furniture_workshop_piece p set due_on = added.day, updated_at = now() from added
       where p.order_id = added.order_id and not p.posted and p.removed_at is null and p.deleted_at is null
     ) select id, number, day, terms_day, reason, created_by, created_at from added`,
    [generateEntityId(undefined, "fprom"), orderId, number, day, terms_day, reason, created_by],
  );
  return promise;
}
