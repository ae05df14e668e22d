import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { shortlyKept } from "../../core/cached";
import { Refusal } from "../../core/refusal/refusal";
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

interface Counting {
  terms: Pick<CartTerms, "voucher_code">;
  vouchers: readonly Voucher[];
  ordinary: { codes: readonly string[] };
}

/**
 * Whether Medusa's promotion engine has to work out a cart, and with which codes. The sample vouchers, plain amounts,
 * do without it; percentages and conditions do not. It leaves no other code: those of ordinary goods are named again.
 */
export async function engineInput(
  container: MedusaContainer,
  { terms, vouchers, ordinary }: Counting,
): Promise<{ needed: boolean; codes: string[] }> {
  const furniture = await furnitureInput(container, terms.voucher_code, vouchers);
  if (!furniture.needed || ordinary.codes.length === 0) return furniture;
  const others = (await promotionsByCode(container, [...ordinary.codes])).flatMap(({ code, is_automatic }) =>
    code && !is_automatic ? code : [],
  );
  return { needed: true, codes: [...new Set([...furniture.codes, ...others])] };
}

async function furnitureInput(
  container: MedusaContainer,
  voucherCode: string | null,
  vouchers: readonly Voucher[],
): Promise<{ needed: boolean; codes: string[] }> {
  const automatic = await hasAutomaticPromotions(container);
  if (!voucherCode) return { needed: automatic, codes: [] };
  const plain = vouchers.some((voucher) => voucher.code === voucherCode && voucher.plain);
  if (plain && !automatic) return { needed: false, codes: [voucherCode] };
  const [voucher] = await promotionsByCode(container, [voucherCode]);
  if (!voucher || !isRedeemable(voucher, new Date())) return { needed: automatic, codes: [] };
  return { needed: automatic || !isPlain(voucher), codes: [voucherCode] };
}

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
