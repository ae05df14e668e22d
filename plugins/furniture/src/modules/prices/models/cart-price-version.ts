import { model } from "@medusajs/framework/utils";

/** The price version a cart is counted with, and what its shopper is to be told about the last re-pricing. */
const FurnitureCartPriceVersion = model.define(
  { name: "furniture_cart_price_version", tableName: "furniture_cart_price_version" },
  {
    id: model.id({ prefix: "fcprice" }).primaryKey(),
    cart_id: model.text().unique(),
    version: model.number(),
    /** List of `Repriced`; emptied when the order goes to payment. */
    repriced: model.json(),
    /** Whether an answer to the shopper held the present list. */
    shown: model.boolean().default(true),
  },
);

export default FurnitureCartPriceVersion;
