import { model } from "@medusajs/framework/utils";

/** The promised day of an order, one row for each time it was set; the one with the highest number holds. */
const FurniturePromise = model
  .define(
    { name: "furniture_promise", tableName: "furniture_promise" },
    {
      id: model.id({ prefix: "fprom" }).primaryKey(),
      order_id: model.text(),
      /** 1 is the promise at placing. */
      number: model.number(),
      /** YYYY-MM-DD in the shop's time zone. */
      day: model.text(),
      /** The day that followed from the order's terms then. Terms that say another day later replace the promise. */
      terms_day: model.text(),
      reason: model.text().nullable(),
      /** Null for what follows from the order's terms. */
      created_by: model.text().nullable(),
    },
  )
  .indexes([{ on: ["order_id", "number"], unique: true }]);

export default FurniturePromise;
