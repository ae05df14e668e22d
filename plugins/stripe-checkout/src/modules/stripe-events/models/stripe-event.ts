import { model } from "@medusajs/framework/utils";
import { OUTCOMES } from "../outcomes";

/** An event of Stripe's that this shop took on, so that a repeated delivery does no work twice. */
export const StripeEvent = model
  .define("stripe_event", {
    /** Stripe's own id: `evt_…`. */
    id: model.text().primaryKey(),
    type: model.text(),
    /** Null where the event is about a refund or a dispute. */
    checkout_session_id: model.text().nullable(),
    status: model.enum(["received", "processed", "failed"]).default("received"),
    /** What came of it; null until it is processed. */
    outcome: model.enum([...OUTCOMES]).nullable(),
    attempts: model.number().default(0),
    /** Why the last attempt failed. */
    failure: model.text().nullable(),
    processed_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["checkout_session_id"] }]);
