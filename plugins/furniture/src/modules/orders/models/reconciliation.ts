import { model } from "@medusajs/framework/utils";

/** One comparison of orders, payments and stock that had something to do or to report; quiet ones are counted together. */
const FurnitureReconciliation = model.define(
  { name: "furniture_reconciliation", tableName: "furniture_reconciliation" },
  {
    id: model.id({ prefix: "frec" }).primaryKey(),
    started_at: model.dateTime().index(),
    finished_at: model.dateTime(),
    /** Orders and payments that were looked at. */
    checked: model.number(),
    completed: model.number(),
    refunded: model.number(),
    flagged: model.number(),
    /** How many runs without any finding this row stands for. */
    quiet_runs: model.number().default(0),
  },
);

export default FurnitureReconciliation;
