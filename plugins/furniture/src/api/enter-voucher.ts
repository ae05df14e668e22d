import type { MedusaRequest } from "@medusajs/framework/http";
import { voucherCodeOf } from "../domain/vouchers/promo-codes";
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
