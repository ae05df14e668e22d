import { model } from "@medusajs/framework/utils";

/** What can become of an event of Stripe's; see the README's tables. */
export const OUTCOMES = [
  /** The payment has its order. */
  "ordered",
  /** The payment goes back. */
  "refunded",
  "not_paid",
  /** Another shop's, or not by this plugin. */
  "foreign",
  /** A payment of this shop that Medusa does not know waits for staff. */
  "waiting",
  /** A delayed payment failed; its cart is free again. */
  "payment_failed",
  /** Medusa's books say what Stripe's say about refunds or a dispute. */
  "entered",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

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

/** A payment that carries number and lines of its order at Stripe. */
export const StripeLabelledPayment = model.define("stripe_labelled_payment", {
  /** The PaymentIntent's id. */
  id: model.text().primaryKey(),
  order_id: model.text(),
  /** Of the order, as Medusa counts its versions; null from before it was kept. */
  order_version: model.number().nullable(),
});

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
