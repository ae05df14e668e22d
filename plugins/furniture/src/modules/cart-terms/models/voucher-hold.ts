import { model } from "@medusajs/framework/utils";

/**
 * One of the redemptions a voucher allows, taken by one cart: for as long as its shopper is paying, or for good.
 * `slot` counts from 1 to the promotion's limit, so that the unique index is what keeps two carts apart.
 */
const FurnitureVoucherHold = model
  .define(
    { name: "furniture_voucher_hold", tableName: "furniture_voucher_hold" },
    {
      id: model.id({ prefix: "fvhold" }).primaryKey(),
      promotion_id: model.text(),
      slot: model.number(),
      cart_id: model.text(),
      expires_at: model.dateTime(),
      redeemed: model.boolean().default(false),
    },
  )
  .indexes([{ on: ["promotion_id", "slot"], unique: true }, { on: ["cart_id"] }]);

export default FurnitureVoucherHold;
