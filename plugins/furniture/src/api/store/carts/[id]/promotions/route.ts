import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { readCart } from "../../../../../domain/cart/state";
import { promoCodesBody } from "../../../../../domain/vouchers/promo-codes";
import { enterVoucherWorkflow } from "../../../../../workflows/enter-voucher";
import { cartAnswer, cartIdOf } from "../../../../cart-answer";
import { enterVoucher } from "../../../../enter-voucher";

/** Medusa's route with the shop's rules: a code that cannot be redeemed is refused instead of ignored. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { promo_codes } = readBody(promoCodesBody, request.body);
  await enterVoucher(request, cart_id, promo_codes);
  response.json({ cart: await cartAnswer(request, cart_id) });
}

/** Takes the voucher off the cart when it is among the codes. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { promo_codes } = readBody(promoCodesBody, request.body);
  const { terms } = await readCart(request.scope, cart_id);
  if (terms.voucher_code && promo_codes.includes(terms.voucher_code)) {
    await enterVoucherWorkflow(request.scope).run({ input: { cart_id, voucher_code: null } });
  }
  response.json({ cart: await cartAnswer(request, cart_id) });
}
