import { model } from "@medusajs/framework/utils";
import { STEPS } from "@planke46/furniture-rules";

/** A piece went from one step to another. Rows are only added; forgetting a person empties the reason. */
const FurnitureWorkshopMove = model.define(
  { name: "furniture_workshop_move", tableName: "furniture_workshop_move" },
  {
    id: model.id({ prefix: "fwmove" }).primaryKey(),
    piece_id: model.text().index(),
    order_id: model.text().index(),
    /** What the piece was then; a change of its order may make another one of it. Null for moves from before it was kept. */
    configuration_id: model.text().nullable(),
    from_step: model.enum([...STEPS]),
    to_step: model.enum([...STEPS]),
    /** Null for what no member of staff did: the order was changed. */
    moved_by: model.text().nullable(),
    reason: model.text().nullable(),
  },
);

export default FurnitureWorkshopMove;
