import { model } from "@medusajs/framework/utils";

/**
 * The key to an order's page in the shop: who has it, sees the order without a login. One of an order holds; staff replace it, another
 * address of the order ends it, and a forgotten customer's is deleted.
 */
const FurnitureOrderPage = model
  .define(
    { name: "furniture_order_page", tableName: "furniture_order_page" },
    {
      id: model.id({ prefix: "fopage" }).primaryKey(),
      order_id: model.text(),
      /** The unguessable end of its address. */
      token: model.text().unique(),
      /** SHA-256 of the address it was made for, in small letters, as hex. It holds while that is the order's. */
      made_for: model.text().nullable(),
      revoked_at: model.dateTime().nullable(),
      /** The member of staff who replaced it. */
      revoked_by: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["order_id"], unique: true, where: "revoked_at is null and deleted_at is null" },
    { on: ["order_id"] },
  ]);

export default FurnitureOrderPage;
