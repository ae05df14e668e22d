import { ofEveryKind } from "../kinds/registry.js";
import { CART_PRICES } from "./cart.js";
import type { Widened } from "./rows.js";

/**
 * Every money constant of the shop, VAT included: version 0 of the prices. What a kind costs stands
 * in its own `price.ts`, what the cart adds in `cart.ts`, and nowhere else: server, browser, tests and cart read this table, with what staff have
 * overridden laid over it. Placed orders keep the price frozen on them.
 */
export const PRICES = {
  /** Turns the workshop's cost into the price. */
  multiplier: 1.3,
  ...ofEveryKind("prices"),
  cart: CART_PRICES,
} as const;

/** A price table: `PRICES`, or `PRICES` with what staff have overridden (see `priceTable`). */
export type Prices = Widened<typeof PRICES>;
