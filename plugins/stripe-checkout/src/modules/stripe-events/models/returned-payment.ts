import { model } from "@medusajs/framework/utils";

/** A payment that was given back because no order could stand for it, and why: for the shopper, who has to be told. */
export const StripeReturnedPayment = model
  .define("stripe_returned_payment", {
    /** The Checkout Session's id. */
    id: model.text().primaryKey(),
    cart_id: model.text().nullable(),
    order_id: model.text().nullable(),
    /** Smallest unit of the currency. */
    amount: model.number(),
    currency: model.text(),
    /** What kept the cart from becoming an order: `[{path, message, code, params}]`. */
    issues: model.json(),
    refunded_at: model.dateTime().nullable(),
    /** When the rest of the shop was told by an event. */
    told_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["cart_id"] }]);
