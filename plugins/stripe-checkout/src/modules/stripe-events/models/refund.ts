import { model } from "@medusajs/framework/utils";

/**
 * `asked` was sent to Stripe and not answered yet; `refused` was declined at once, so that Stripe has no refund of it. The
 * others are Stripe's own.
 */
export const REFUND_STATUSES = [
  "asked",
  "pending",
  "requires_action",
  "succeeded",
  "failed",
  "canceled",
  "refused",
] as const;

/**
 * A refund of a payment, wherever it began: asked for by this shop, which is written down before Stripe is asked, or found
 * at Stripe.
 */
export const StripeRefund = model
  .define("stripe_refund", {
    id: model.id({ prefix: "srf" }).primaryKey(),
    payment_intent: model.text().index(),
    /** Stripe's own id, `re_…`; null until Stripe has answered. */
    stripe_id: model.text().unique().nullable(),
    /** What asked for it: the id of Medusa's refund, or `no-order:` and a Checkout Session; null when Stripe told of it. */
    attempt: model.text().unique().nullable(),
    /** Smallest unit of the currency. */
    amount: model.number(),
    currency: model.text(),
    status: model.enum([...REFUND_STATUSES]),
    /** Why it was refused or failed, in Stripe's words. */
    failure: model.text().nullable(),
    /** Counts the idempotency keys used: another one only where Stripe answered and did nothing. */
    tries: model.number().default(1),
    /** Medusa's refund that stands for it. */
    refund_id: model.text().unique().nullable(),
    payment_id: model.text().nullable(),
    order_id: model.text().index().nullable(),
    cart_id: model.text().nullable(),
    /** When it was known that it had failed. */
    failed_at: model.dateTime().nullable(),
    /** How much of a failure the books still owe, smallest unit; null until it is counted. */
    owed: model.number().nullable(),
    /** The later refund that stands in for a failed one. */
    made_up_by: model.text().nullable(),
    /** What staff have paid out otherwise instead, smallest unit. */
    paid_otherwise: model.number().default(0),
    /** When staff or a later refund dealt with its failure. */
    settled_at: model.dateTime().nullable(),
    settled_by: model.text().nullable(),
  })
  .indexes([
    {
      name: "IDX_stripe_refund_open",
      on: ["updated_at"],
      where: "settled_at is null and status <> 'succeeded' and deleted_at is null",
    },
  ]);
