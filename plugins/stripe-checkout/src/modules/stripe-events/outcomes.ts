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
