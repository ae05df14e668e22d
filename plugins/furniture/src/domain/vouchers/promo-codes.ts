import { z } from "@medusajs/framework/zod";
import { Refusal } from "../../core/refusal/refusal";

export const promoCodesBody = z.strictObject({
  promo_codes: z.array(
    z.string("must be a code").max(200, "must have at most 200 characters"),
    "must be a list of codes",
  ),
});

/** The one code of a list; null for an empty list. Throws a {@link Refusal} for several. */
export function voucherCodeOf(promoCodes: readonly string[]): string | null {
  const [code, ...others] = new Set(promoCodes);
  if (others.length > 0) {
    throw Refusal.single("promo_codes", "Only one voucher can be redeemed with an order", "voucher_one_only");
  }
  return code ?? null;
}
