import { model } from "@medusajs/framework/utils";

/**
 * What a shopper has typed into the order form of one cart, complete or not. Kept apart from the cart's contact data, so that
 * nothing half typed can become an order, change a total or end a payment.
 */
const FurnitureContactDraft = model.define(
  { name: "furniture_contact_draft", tableName: "furniture_contact_draft" },
  {
    id: model.id({ prefix: "fdraft" }).primaryKey(),
    cart_id: model.text().unique(),
    /** The form's own names of its fields, and the texts in them. */
    fields: model.json(),
  },
);

export default FurnitureContactDraft;
