import type { InferTypeOf } from "@medusajs/framework/types";
import type { Kind } from "@planke46/furniture-rules";
import type FurniturePromise from "./models/promise";
import type FurnitureWorkshopMove from "./models/workshop-move";
import type FurnitureWorkshopPiece from "./models/workshop-piece";

/** Medusa's own columns, which nobody here reads. */
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
