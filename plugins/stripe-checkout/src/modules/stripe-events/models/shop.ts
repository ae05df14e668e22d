import { model } from "@medusajs/framework/utils";

/**
 * This shop's own id, which all its Checkout Sessions carry. One for each return address: a copy of the database that
 * serves another address is another shop.
 */
export const StripeShop = model.define("stripe_shop", {
  id: model.text().primaryKey(),
  /** Origin of the storefront that shoppers come back to. */
  address: model.text().unique(),
  /** When it last looked through Stripe's events; null before the first time. */
  compared_at: model.dateTime().nullable(),
});
