import { model } from "@medusajs/framework/utils";
import { PLANK_DEEDS } from "../history";

/** Something happened to a plank. Rows are only added, in the statement that does it; they go with a plank that is deleted. */
const FurniturePlankDeed = model.define(
  { name: "furniture_plank_deed", tableName: "furniture_plank_deed" },
  {
    id: model.id({ prefix: "fpdeed" }).primaryKey(),
    plank_id: model.text().index(),
    deed: model.enum([...PLANK_DEEDS]),
    /** Null for what no member of staff did: an order sold or freed it, or the seed put it in. */
    done_by: model.text().nullable(),
    reason: model.text().nullable(),
    /** The order that it was sold to, or that gave it back. */
    order_id: model.text().nullable(),
    /** What staff wrote about it, by column. */
    facts: model.json().nullable(),
  },
);

export default FurniturePlankDeed;
