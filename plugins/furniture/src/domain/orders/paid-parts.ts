import { market } from "../../core/options/market";
import type { OrderDocument } from "./order-document";

/** Money of an order that came one way, EUR. `card`: by whatever the payment page offers. */
export interface PaidPart {
  by: "card" | "direct_debit" | "bank_transfer";
  amount: number;
}

/**
 * What of an order has come and not gone back, by the way it came, the first one first; nothing before any has. What a change costs more
 * may come another way than the rest. A debit is told from other payments online by the order: it is what the order was placed with.
 */
export function paidParts({ kept, record }: Pick<OrderDocument, "kept" | "record">): PaidPart[] {
  const sums = new Map<PaidPart["by"], number>();
  for (const [index, payment] of kept.toReversed().entries()) {
    if (payment.kept <= 0) continue;
    const by = wayOf(payment.provider_id, index === 0 ? record?.pay_by : undefined);
    sums.set(by, (sums.get(by) ?? 0) + payment.kept);
  }
  return [...sums].map(([by, sum]) => ({ by, amount: Math.round(sum * 100) / 100 }));
}

function wayOf(provider: string, placedWith: string | undefined): PaidPart["by"] {
  if (provider === market().paymentProviders.transfer) return "bank_transfer";
  return placedWith === "direct_debit" ? "direct_debit" : "card";
}
