import { model } from "@medusajs/framework/utils";

/** The last good copy of the CMS's shop settings: one row, `id` "shop". */
const FurnitureShopDetails = model.define(
  { name: "furniture_shop_details", tableName: "furniture_shop_details" },
  {
    id: model.text().primaryKey(),
    details: model.json(),
  },
);

export default FurnitureShopDetails;
