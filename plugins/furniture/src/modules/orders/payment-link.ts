/** A payment link to be given out. */
export interface NewPaymentLink {
  order_id: string;
  /** The version of the order whose difference it settles; left out for an offer on a reservation. */
  order_version?: number;
  token: string;
  /** Whole EUR. */
  delivery_cost: number;
  /** What the customer pays, whole EUR. */
  amount: number;
  expires_at: Date;
  created_by: string | null;
}

/** More than any delivery costs; keeps a slip of the finger out of a customer's mail. Whole EUR. */
export const MOST_DELIVERY_COST = 10_000;
