import type { Kind } from "../kinds/names.js";

/** What is in a cart or an order, as far as it decides how it travels: furniture by forwarder, samples by letter post. */
export type CartContents = "furniture" | "samples" | "both";

/** An empty cart counts as one of furniture: nothing is taken away from the shopper's choices. */
export function cartContents(kinds: readonly Kind[]): CartContents {
  const samples = kinds.filter((kind) => kind === "sample").length;
  if (samples === 0) return "furniture";
  return samples === kinds.length ? "samples" : "both";
}

/** How many equal pieces one puts into the cart at once. */
export const QUANTITY = { min: 1, max: 12 } as const;

/** The most pieces one cart takes. More is a project that the workshop quotes, and a request of unbounded size. */
export const MOST_PIECES = 50;

/** What a number of equal pieces may be changed to: up to twelve, or the present number where the cart has more. */
export function quantityBounds(present: number): { min: number; max: number } {
  return { min: QUANTITY.min, max: Math.max(QUANTITY.max, present) };
}
