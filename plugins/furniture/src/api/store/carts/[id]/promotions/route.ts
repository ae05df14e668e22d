import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { PromotionActions } from "@medusajs/framework/utils";
import { readBody } from "../../../../../core/refusal/read-body";
import { isOrdinaryAlone, readCart, readOpenCart } from "../../../../../domain/cart/state";
import { promoCodesBody } from "../../../../../domain/vouchers/promotion-engine";
import { changeOrdinaryCodesWorkflow } from "../../../../../workflows/change-ordinary-codes";
import { enterVoucherWorkflow } from "../../../../../workflows/enter-voucher";
import { cartAnswer, cartIdOf } from "../../../../cart-answer";
import { enterOrdinaryCodes, enterVoucher } from "../../../../enter-voucher";

/**
 * Medusa's route with the shop's rules: a code that cannot be redeemed is refused instead of ignored. The codes of ordinary goods
 * alone are Medusa's own.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { promo_codes } = readBody(promoCodesBody, request.body);
  if (isOrdinaryAlone(await readOpenCart(request.scope, cart_id))) {
    const { ADD, REPLACE } = PromotionActions;
    await enterOrdinaryCodes(request, cart_id, promo_codes, promo_codes.length > 0 ? ADD : REPLACE);
  } else await enterVoucher(request, cart_id, promo_codes);
  response.json({ cart: await cartAnswer(request, cart_id) });
}

/** Takes the voucher off the cart when it is among the codes, and codes of ordinary goods. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { promo_codes } = readBody(promoCodesBody, request.body);
  const state = await readCart(request.scope, cart_id);
  const { voucher_code } = state.terms;
  if (voucher_code && promo_codes.includes(voucher_code) && !isOrdinaryAlone(state))
    await enterVoucherWorkflow(request.scope).run({ input: { cart_id, voucher_code: null } });
  if (isOrdinaryAlone(state) || state.ordinary.codes.some((code) => promo_codes.includes(code))) {
    const input = { cart_id, promo_codes, action: PromotionActions.REMOVE };
    await changeOrdinaryCodesWorkflow(request.scope).run({ input });
  }
  response.json({ cart: await cartAnswer(request, cart_id) });
}
