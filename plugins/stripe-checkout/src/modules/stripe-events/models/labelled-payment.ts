import { model } from "@medusajs/framework/utils";

/** A payment that carries number and lines of its order at Stripe. */
export const StripeLabelledPayment = model.define("stripe_labelled_payment", {
  /** The PaymentIntent's id. */
  id: model.text().primaryKey(),
  order_id: model.text(),
  /** Of the order, as Medusa counts its versions; null from before it was kept. */
  order_version: model.number().nullable(),
});
