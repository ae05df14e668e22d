import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import type { PromotionActions } from "@medusajs/framework/utils";
import { voucherCodeOf } from "../domain/vouchers/promotion-engine";
import { changeOrdinaryCodesWorkflow } from "../workflows/change-ordinary-codes";
import { enterVoucherWorkflow } from "../workflows/enter-voucher";
import { takePoint } from "./requests/limit-requests";

/**
 * Puts the one code of a list on the cart, or removes the voucher for an empty list. Refused codes use up the rate
 * limit, to prevent guessing; valid codes do not.
 */
export async function enterVoucher(
  request: MedusaRequest,
  cart_id: string,
  promoCodes: readonly string[],
): Promise<void> {
  const voucher_code = voucherCodeOf(promoCodes);
  if (voucher_code === null) {
    await enterVoucherWorkflow(request.scope).run({ input: { cart_id, voucher_code } });
    return;
  }
  const handPointBack = await takePoint(request, "voucher_guess");
  await enterVoucherWorkflow(request.scope).run({ input: { cart_id, voucher_code } });
  await handPointBack();
}

/**
 * Adds codes to a cart of ordinary goods alone, or puts them in the place of those it has. Guessing is limited as it is for
 * vouchers.
 */
export async function enterOrdinaryCodes(
  request: MedusaRequest,
  cart_id: string,
  promo_codes: string[],
  action: PromotionActions.ADD | PromotionActions.REPLACE,
): Promise<void> {
  const handPointBack = promo_codes.length > 0 ? await takePoint(request, "voucher_guess") : undefined;
  await changeOrdinaryCodesWorkflow(request.scope).run({ input: { cart_id, promo_codes, action } });
  await handPointBack?.();
}

/**
 * Codes that a cart begins with: one that Medusa refuses uses up the same limit as one that is entered later. The point of codes that count
 * is handed back once the answer is out.
 */
export const limitFirstCodes: MedusaRequestHandler = async (request, response, next) => {
  const { promo_codes }: { promo_codes?: unknown } = Object(request.body);
  if (!Array.isArray(promo_codes) || promo_codes.length === 0) return next();
  const handPointBack = await takePoint(request, "voucher_guess");
  response.once("finish", () => {
    if (response.statusCode < 400) handPointBack().catch(() => undefined);
  });
  next();
};
