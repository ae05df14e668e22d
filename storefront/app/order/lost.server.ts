import type { CommerceRefusal } from "../commerce/medusa.server.ts";

/** A payment that was given back because the order could not be placed. */
export interface Lost {
  /** Whole EUR; null where the commerce side does not say. */
  amount: number | null;
  /** What was gone, in the shopper's language. */
  reasons: string[];
}

/** Reads it out of the refusal of a completion; null where the money is not on its way back. */
export function lostIn({ issues }: Pick<CommerceRefusal, "issues">): Lost | null {
  const returned = issues.find(({ code }) => code === "payment_returned");
  if (!returned) return null;
  const amount = returned.params?.amount;
  return {
    amount: typeof amount === "number" ? amount : null,
    reasons: [...new Set(issues.filter((issue) => issue !== returned).map(({ message }) => message))],
  };
}
