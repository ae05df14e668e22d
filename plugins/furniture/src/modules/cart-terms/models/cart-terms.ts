import { model } from "@medusajs/framework/utils";

/** What a shopper agreed to for one cart. Kept apart from the cart, whose metadata any client may write. */
const FurnitureCartTerms = model.define(
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

export default FurnitureCartTerms;
