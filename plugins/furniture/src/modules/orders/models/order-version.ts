import { model } from "@medusajs/framework/utils";

/**
 * An agreed order, frozen: one row when it was first changed (the order at placing), and one for each change. A row
 * without `applied_at` is a change under way, or one that a crash interrupted: whether Medusa's order edit was confirmed
 * decides if it is finished or taken back. Holds no personal data but what staff write as reason.
 */
const FurnitureOrderVersion = model
  .define(
    { name: "furniture_order_version", tableName: "furniture_order_version" },
    {
      id: model.id({ prefix: "fover" }).primaryKey(),
      order_id: model.text(),
      /** 1 is the order at placing. */
      number: model.number(),
      /** The bill and terms as they go onto the order. */
      record: model.json(),
      /** The pieces: line id, configuration id, number and price, in the order of the bill. */
      lines: model.json(),
      /** Whole EUR, VAT and delivery included, without ordinary goods. */
      total: model.number(),
      /** What ordinary goods in it cost, cents. */
      ordinary_cents: model.number().default(0),
      /** Against the version before, whole EUR. */
      difference: model.number(),
      reason: model.text().nullable(),
      created_by: model.text().nullable(),
      /** New contact data until they are written onto the order; null from then on. */
      contact: model.json().nullable(),
      applied_at: model.dateTime().nullable(),
    },
  )
  .indexes([
    { on: ["order_id", "number"], unique: true },
    { name: "IDX_furniture_order_version_unapplied", on: ["order_id"], where: "applied_at is null" },
  ]);

export default FurnitureOrderVersion;
