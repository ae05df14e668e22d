/** What the cart adds and takes off, VAT included. Apart from the kinds, whose definitions the cart's page does not load. */
export const CART_PRICES = {
  /** Share taken off every line but the most expensive one. */
  multiItemDiscount: 0.1,
  /** Deduction on pick-up: the first tier whose `below` the goods stay under, else `pickupAboveTiers`. */
  pickupTiers: [
    { below: 250, amount: 35 },
    { below: 500, amount: 50 },
  ],
  pickupAboveTiers: 75,
  expressBuild: 65,
  /** The phone and voucher fields show above this total. */
  contactExtrasAbove: 20,
} as const;
