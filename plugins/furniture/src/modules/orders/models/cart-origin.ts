import { model } from "@medusajs/framework/utils";

/** The advertisement that brought a shopper here, kept with the cart until it is an order. */
const FurnitureCartOrigin = model.define(
  { name: "furniture_cart_origin", tableName: "furniture_cart_origin" },
  {
    id: model.id({ prefix: "forig" }).primaryKey(),
    cart_id: model.text().unique(),
    utm: model.json(),
  },
);

export default FurnitureCartOrigin;
