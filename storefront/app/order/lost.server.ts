import type { CommerceRefusal } from "../commerce/medusa.server.ts";

/** A payment that was given back because the order could not be placed. */
export interface Lost {
  /** Whole EUR; null where the commerce side does not say. */
  amount: number | null;
  /** Something was gone, the cart was changed while it was paid, or the shop itself failed. */
  cause: "gone" | "changed" | "failed";
  /** What was gone, in the shopper's language. */
  reasons: string[];
}

type Issues = CommerceRefusal["issues"];

/** What the payment provider says in English; the page has words of its own for it. */
const OF_THE_PAYMENT = new Set(["payment_returned", "cart_changed", "order_not_placed"]);

function causeOf(gone: Issues, issues: Issues): Lost["cause"] {
  if (gone.length > 0) return "gone";
  return issues.some(({ code }) => code === "order_not_placed") ? "failed" : "changed";
}

/** Reads it out of the refusal of a completion; null where the money is not on its way back. */
export function lostIn({ issues }: Pick<CommerceRefusal, "issues">): Lost | null {
  const returned = issues.find(({ code }) => code === "payment_returned");
  if (!returned) return null;
  const amount = returned.params?.amount;
  const gone = issues.filter(({ code }) => !OF_THE_PAYMENT.has(code ?? ""));
  return {
    amount: typeof amount === "number" ? amount : null,
    cause: causeOf(gone, issues),
    reasons: [...new Set(gone.map(({ message }) => message))],
  };
}
