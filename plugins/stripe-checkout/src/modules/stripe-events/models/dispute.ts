import { model } from "@medusajs/framework/utils";

/** Stripe's statuses of disputes that are not decided. */
export const OPEN_DISPUTES = [
  "needs_response",
  "warning_needs_response",
  "under_review",
  "warning_under_review",
];

/** A payment that its payer disputes with the bank, as Stripe last told. */
export const StripeDispute = model
  .define("stripe_dispute", {
    /** Stripe's own id: `dp_…`. */
    id: model.text().primaryKey(),
    payment_intent: model.text(),
    payment_id: model.text().nullable(),
    order_id: model.text().index().nullable(),
    /** Smallest unit of the currency. */
    amount: model.number(),
    currency: model.text(),
    /** Stripe's code, such as `fraudulent` or `product_not_received`. */
    reason: model.text(),
    /** Stripe's own: `needs_response`, `under_review`, `won`, `lost`, `warning_…`. */
    status: model.text(),
    /** Until when evidence can be sent. */
    due_at: model.dateTime().nullable(),
    settled_at: model.dateTime().nullable(),
    settled_by: model.text().nullable(),
  })
  .indexes([{ on: ["status"] }]);
