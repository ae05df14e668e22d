import type { CartMoney } from "@planke46/furniture-rules";
import type { CartTerms } from "../../modules/cart-terms/terms";

/** How an order is paid: `reservation` not yet, `free` not at all. */
export type PayBy = "card" | "bank_transfer" | "reservation" | "free";

/**
 * Outside Germany nothing is paid yet; a total of 0 needs no payment; a transfer replaces the card for shoppers who have the
 * bank-transfer voucher, or has chosen it while the shop offers it.
 */
export function payBy(
  terms: Pick<CartTerms, "outside_germany">,
  money: Pick<CartMoney, "lines" | "total">,
  transfer: boolean,
): PayBy {
  if (terms.outside_germany) return "reservation";
  if (money.lines.length > 0 && money.total === 0) return "free";
  return transfer ? "bank_transfer" : "card";
}
