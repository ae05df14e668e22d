import { model } from "@medusajs/framework/utils";

/**
 * The prices of the shop from one moment on: what staff had overridden, and the whole table that follows from it and the
 * constants of that day. Rows are written once; the database refuses to change them. Version 0 is the constants.
 */
export const FurniturePriceVersion = model.define(
  { name: "furniture_price_version", tableName: "furniture_price_version" },
  {
    id: model.id({ prefix: "fprice" }).primaryKey(),
    version: model.number().unique(),
    /** `PriceOverrides` of the rules: path and number. */
    overrides: model.json(),
    /** `Prices` of the rules. */
    prices: model.json(),
    note: model.text(),
    /** The user who saved it; null when the shop did, because the constants had changed. */
    created_by: model.text().nullable(),
    created_by_email: model.text().nullable(),
  },
);

/** The price version a cart is counted with, and what its shopper is to be told about the last re-pricing. */
export const FurnitureCartPriceVersion = model.define(
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
