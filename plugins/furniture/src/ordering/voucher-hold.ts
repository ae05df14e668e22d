import type { MedusaContainer } from "@medusajs/framework/types";
import type { CartState } from "../cart/state";
import { CART_TERMS } from "../modules/cart-terms";
import type CartTermsService from "../modules/cart-terms/service";
import { issuesOf, Refusal } from "../refusal/refusal";
import { holdUntil } from "./hold-time";
import type { Language } from "./language";

const VOUCHER_GONE = "voucher_gone";

/**
 * Takes the vouchers of a cart for the shopper who is about to pay. Throws a {@link Refusal} that names the code when
 * somebody else has redeemed it or is paying with it.
 */
export async function holdVouchers(
  container: MedusaContainer,
  { cart, terms, vouchers }: CartState,
  language: Language,
): Promise<void> {
  if (terms.voucher_code && !vouchers.some(({ code }) => code === terms.voucher_code)) {
    throw voucherGone(terms.voucher_code, language);
  }
  const service = container.resolve<CartTermsService>(CART_TERMS);
  const until = holdUntil();
  for (const { code, promotionId, limit } of vouchers) {
    if (limit === null) continue;
    const held = await service.holdVoucher({ promotionId, limit, cartId: cart.id, until });
    if (!held) throw voucherGone(code, language);
  }
}

export function isVoucherGone(error: unknown): boolean {
  return issuesOf(error)?.some(({ code }) => code === VOUCHER_GONE) ?? false;
}

export function voucherGone(code: string, language: Language): Refusal {
  const message =
    language === "de"
      ? `Der Gutschein ${code} ist nicht mehr gültig: Er wurde bereits eingelöst.`
      : `The voucher ${code} is no longer valid: it has already been redeemed.`;
  return Refusal.single("voucher_code", message, VOUCHER_GONE);
}
