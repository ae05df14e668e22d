/**
 * How long what a shopper is paying for is kept from others, minutes: planks and vouchers alike.
 *
 * Shoppers are promised 30 minutes. Stripe closes a payment page no earlier than 30 minutes after it was opened, the
 * payment provider asks for 31 (`LIFE_SECONDS` in `checkout-session/parameters.ts`), and a page is opened right after
 * the hold was taken or renewed. The remaining four minutes cover a payment confirmed in the last second and its
 * webhook. So this must stay longer than the life of a payment page.
 */
export const HOLD_MINUTES = 35;

/** When a hold that is taken now is over. */
export function holdUntil(now: Date = new Date()): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000);
}
