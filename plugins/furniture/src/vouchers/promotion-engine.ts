import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shortlyKept } from "../cart/shortly-kept";
import { isPlain, isRedeemable, promotionsByCode } from "./vouchers";

/** Whether staff let any promotion apply by itself. */
const hasAutomaticPromotions = shortlyKept(async (container: MedusaContainer): Promise<boolean> => {
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
  voucherCode: string | null,
): Promise<{ needed: boolean; codes: string[] }> {
  const automatic = await hasAutomaticPromotions(container);
  if (!voucherCode) return { needed: automatic, codes: [] };
  const [voucher] = await promotionsByCode(container, [voucherCode]);
  if (!voucher || !isRedeemable(voucher, new Date())) return { needed: automatic, codes: [] };
  return { needed: automatic || !isPlain(voucher), codes: [voucherCode] };
}
