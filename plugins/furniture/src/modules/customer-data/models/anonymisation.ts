import { model } from "@medusajs/framework/utils";

/** The record of an anonymisation: time, member of staff and the orders the accounts still need, but not the person. */
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
