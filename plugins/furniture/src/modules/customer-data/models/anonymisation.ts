import { model } from "@medusajs/framework/utils";

/** That a person was forgotten: when, by whom, and which orders the books still need. Who it was is not kept. */
const FurnitureAnonymisation = model.define(
  { name: "furniture_anonymisation", tableName: "furniture_anonymisation" },
  {
    id: model.id({ prefix: "fanon" }).primaryKey(),
    staff_id: model.text(),
    /** `{number, standing, kept_until}` of each order. */
    orders: model.json(),
  },
);

export default FurnitureAnonymisation;
