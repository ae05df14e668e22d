import type { MedusaContainer } from "@medusajs/framework/types";
import { PromotionActions } from "@medusajs/framework/utils";
import { isRedeemable, isSupported, promotionsByCode } from "./vouchers";

/** The codes of a cart once some have been added, taken off, or put in the place of all others. */
export function codesAfter(
  present: readonly string[],
  codes: readonly string[],
  action: PromotionActions,
): string[] {
  if (action === PromotionActions.REMOVE) return present.filter((code) => !codes.includes(code));
  return action === PromotionActions.REPLACE ? [...codes] : [...present, ...codes];
}

/** An order takes one voucher: of several codes none is one. Null too for what the shop does not know. */
export async function voucherAmong(
  container: MedusaContainer,
  codes: readonly string[],
): Promise<string | null> {
  const [code, ...others] = new Set(codes);
  if (code === undefined || others.length > 0) return null;
  const [promotion] = await promotionsByCode(container, [code]);
  if (!promotion || promotion.code !== code || promotion.is_automatic) return null;
  return isSupported(promotion) && isRedeemable(promotion, new Date()) ? code : null;
}
