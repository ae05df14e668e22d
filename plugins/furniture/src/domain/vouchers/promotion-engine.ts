import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shortlyKept } from "../../core/cached";
import type { CartTerms } from "../../modules/cart-terms/terms";
import { isPlain, isRedeemable, promotionsByCode, type Voucher } from "./vouchers";

/** Whether staff let any promotion apply by itself. */
export const hasAutomaticPromotions = shortlyKept(async (container: MedusaContainer): Promise<boolean> => {
  const promotions = container.resolve(Modules.PROMOTION);
  const [automatic] = await promotions.listPromotions(
    { is_automatic: true, status: ["active"] },
    { take: 1 },
  );
  return automatic !== undefined;
});

/**
 * Whether Medusa's promotion engine has to work out a cart, and with which codes. The sample vouchers, plain amounts,
 * do without it; percentages and conditions do not.
 */
export async function engineInput(
  container: MedusaContainer,
  { terms, vouchers }: { terms: Pick<CartTerms, "voucher_code">; vouchers: readonly Voucher[] },
): Promise<{ needed: boolean; codes: string[] }> {
  const automatic = await hasAutomaticPromotions(container);
  const voucherCode = terms.voucher_code;
  if (!voucherCode) return { needed: automatic, codes: [] };
  const plain = vouchers.some((voucher) => voucher.code === voucherCode && voucher.plain);
  if (plain && !automatic) return { needed: false, codes: [voucherCode] };
  const [voucher] = await promotionsByCode(container, [voucherCode]);
  if (!voucher || !isRedeemable(voucher, new Date())) return { needed: automatic, codes: [] };
  return { needed: automatic || !isPlain(voucher), codes: [voucherCode] };
}
