import { model } from "@medusajs/framework/utils";

/** Money that came in by a page of this shop of which Medusa knows nothing: it waits for staff, and goes back in the end. */
export const StripeUnknownPayment = model
  .define("stripe_unknown_payment", {
    /** The Checkout Session's id. */
    id: model.text().primaryKey(),
    payment_intent: model.text().nullable(),
    /** Smallest unit of the currency. */
    amount: model.number(),
    currency: model.text(),
    email: model.text().nullable(),
    /** When it is given back by itself. */
    due_at: model.dateTime(),
    /** null while it waits; `kept` was dealt with by hand. */
    decision: model.enum(["returned", "kept"]).nullable(),
    decided_at: model.dateTime().nullable(),
    decided_by: model.text().nullable(),
  })
  .indexes([{ on: ["due_at"], where: "decision is null and deleted_at is null" }]);
