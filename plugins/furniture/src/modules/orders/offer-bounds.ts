/** More than any delivery costs; keeps a slip of the finger out of a customer's mail. Whole EUR. */
export const MOST_DELIVERY_COST = 10_000;
