import type { InferTypeOf } from "@medusajs/framework/types";
import type { Kind } from "@planke46/furniture-rules";
import { LOST_IN_DISPUTE } from "../orders/order-queries";
import type { FurniturePromise, FurnitureWorkshopMove, FurnitureWorkshopPiece } from "./models/workshop";

/** Medusa's own columns, which are not read here. */
export type Unread = "updated_at" | "deleted_at";

/** One piece of an order on its way through the workshop, as its row has it. */
export interface WorkshopPiece
  extends Omit<InferTypeOf<typeof FurnitureWorkshopPiece>, Unread | "created_at"> {
  kind: Kind;
}

/** What an order says a piece of it is. */
export interface OrderedPiece
  extends Pick<
    WorkshopPiece,
    | "place"
    | "number"
    | "configuration_id"
    | "kind"
    | "color"
    | "step"
    | "due_on"
    | "express"
    | "picked_up"
    | "posted"
  > {}

export type Move = Pick<
  InferTypeOf<typeof FurnitureWorkshopMove>,
  "from_step" | "to_step" | "moved_by" | "reason" | "created_at"
>;

export type StoredPromise = Omit<InferTypeOf<typeof FurniturePromise>, Unread | "order_id">;

/**
 * Why nothing of an order `o` may be built: its money is not there yet, or its payer disputes it. Null where it may. The record
 * of the order's payment is joined as `f` (`furniture_order`).
 */
export const WAITS_FOR = `case
  when exists (select 1 from furniture_finding d where d.order_id = o.id and d.deleted_at is null and d.resolved_at is null
    and d.code in ('dispute_open', 'dispute_lost')) or ${LOST_IN_DISPUTE} then 'dispute'
  when o.metadata->>'pay_by' = 'reservation' then 'reservation'
  when o.metadata->>'pay_by' in ('bank_transfer', 'direct_debit') and f.paid_at is null then o.metadata->>'pay_by'
  end`;

/** Whether an order has a piece `p`: it was neither taken out nor did it come back. */
export const PRESENT = "p.removed_at is null and p.deleted_at is null";

/**
 * Whether the workshop has nothing more to do for a piece `p`: its customer has it, or may pick it up. A sample has no step
 * behind "packed". What is done is not late.
 */
export const DONE = `(p.step = 'delivered'
  or (p.picked_up and not p.posted and (p.step = 'ready' or (p.step = 'packed' and p.kind = 'sample'))))`;

/** Whether a piece's last promised day is over and it is not done. `today`: YYYY-MM-DD. */
export function isLate({ due_on, done }: { due_on: string | null; done: boolean }, today: string): boolean {
  return due_on !== null && due_on < today && !done;
}

const WAITINGS = ["dispute", "reservation", "bank_transfer", "direct_debit"] as const;
export type Waiting = (typeof WAITINGS)[number];
