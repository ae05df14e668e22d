/** How many equal pieces one puts into the cart at once. */
export const QUANTITY = { min: 1, max: 12 } as const;

/** The most pieces one cart takes. More is a project that the workshop quotes, and a request of unbounded size. */
export const MOST_PIECES = 50;

/** What a number of equal pieces may be changed to: up to twelve, or the present number where the cart has more. */
export function quantityBounds(present: number): { min: number; max: number } {
  return { min: QUANTITY.min, max: Math.max(QUANTITY.max, present) };
}
