import { model } from "@medusajs/framework/utils";

/**
 * The address at which a customer pays: an offer on a reservation with what its delivery costs, or what a changed order
 * costs more. Withdrawn when the order is cancelled or a new offer or change replaces it.
 */
const FurniturePaymentLink = model
  .define(
    { name: "furniture_payment_link", tableName: "furniture_payment_link" },
    {
      id: model.id({ prefix: "fplink" }).primaryKey(),
      order_id: model.text(),
      /** The unguessable end of its address. */
      token: model.text().unique(),
      /** Whole EUR, VAT included. */
      delivery_cost: model.number(),
      /** The version of the order whose difference it settles; null for an offer on a reservation. */
      order_version: model.number().nullable(),
      /** What the customer pays, whole EUR. */
      amount: model.number(),
      expires_at: model.dateTime(),
      withdrawn_at: model.dateTime().nullable(),
      created_by: model.text().nullable(),
    },
  )
  .indexes([
    { on: ["order_id"], unique: true, where: "withdrawn_at is null and deleted_at is null" },
    { on: ["order_id"] },
  ]);

export default FurniturePaymentLink;
