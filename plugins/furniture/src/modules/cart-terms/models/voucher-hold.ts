import { model } from "@medusajs/framework/utils";

/**
 * One of the redemptions a promotion with a limit, or the budget of a campaign, allows, taken by one cart: for as long as its
 * shopper is paying, or for good. `promotion_id` is the id of either. `slot` counts from 1 to the limit, so that the unique
 * index is what keeps two carts apart.
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
