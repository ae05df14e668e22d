import { model } from "@medusajs/framework/utils";

/**
 * What the shop itself has done with an order: written once all that belongs to placing it is done, and marked once
 * its planks and voucher are free again.
 */
const FurnitureOrder = model
  .define(
    { name: "furniture_order", tableName: "furniture_order" },
    {
      id: model.id({ prefix: "ford" }).primaryKey(),
      order_id: model.text().unique(),
      cart_id: model.text().index(),
      recorded_at: model.dateTime(),
      /** Set for transfers and reservations only, whose money comes later. */
      paid_at: model.dateTime().nullable(),
      released_at: model.dateTime().nullable(),
    },
  )
  .indexes([{ name: "IDX_furniture_order_unreleased", on: ["order_id"], where: "released_at is null" }]);

export default FurnitureOrder;
