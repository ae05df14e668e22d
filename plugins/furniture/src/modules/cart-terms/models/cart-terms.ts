import { model } from "@medusajs/framework/utils";

/** What a shopper agreed to for one cart. Kept apart from the cart, whose metadata any client may write. */
export const FurnitureCartTerms = model.define(
  { name: "furniture_cart_terms", tableName: "furniture_cart_terms" },
  {
    id: model.id({ prefix: "fterms" }).primaryKey(),
    cart_id: model.text().unique(),
    shipping: model.enum(["delivery", "pickup"]).default("delivery"),
    express_build: model.boolean().default(false),
    outside_germany: model.boolean().default(false),
    data_security: model.boolean().default(false),
    /** The voucher the shopper entered, also when another shopper has redeemed it since. */
    voucher_code: model.text().nullable(),
    payment_method: model.enum(["card", "bank_transfer"]).default("card"),
    /** What its vouchers were worth when its shopper was last sent to pay: `AgreedVouchers`. */
    agreed_vouchers: model.json().nullable(),
  },
);

/**
 * What a shopper has typed into the order form of one cart, complete or not. Kept apart from the cart's contact data, so that
 * nothing half typed can become an order, change a total or end a payment.
 */
export const FurnitureContactDraft = model.define(
  { name: "furniture_contact_draft", tableName: "furniture_contact_draft" },
  {
    id: model.id({ prefix: "fdraft" }).primaryKey(),
    cart_id: model.text().unique(),
    /** The form's own names of its fields, and the texts in them. */
    fields: model.json(),
  },
);

/**
 * One of the redemptions a promotion with a limit, or the budget of a campaign, allows, taken by one cart: for as long as its
 * shopper is paying, or for good. `promotion_id` is the id of either. `slot` counts from 1 to the limit, so that the unique
 * index is what keeps two carts apart.
 */
export const FurnitureVoucherHold = model
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
