import { model } from "@medusajs/framework/utils";

/** The last good copies of what the CMS answered: `id` "shop" the shop settings, "standard-colors" the palette. */
const FurnitureShopDetails = model.define(
  { name: "furniture_shop_details", tableName: "furniture_shop_details" },
  {
    id: model.text().primaryKey(),
    details: model.json(),
  },
);

export default FurnitureShopDetails;
