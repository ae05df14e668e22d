import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../core/refusal/read-body";
import { isAgreed, SHORTEST_REST } from "../../../../../domain/cart/payments";
import { readCart } from "../../../../../domain/cart/state";
import { isBehind } from "../../../../../domain/prices/current-prices";
import { ORDERS } from "../../../../../modules/orders";
import { utm } from "../../../../../modules/orders/utm";
import { callOffPaymentWorkflow } from "../../../../../workflows/call-off-payment";
import { prepareCheckoutWorkflow } from "../../../../../workflows/prepare-checkout";
import { repriceCartWorkflow } from "../../../../../workflows/reprice-cart";
import { cartIdOf } from "../../../../cart-answer";

const checkoutBody = z.strictObject({
  locale: z.string("must be a language such as de or en").default("de"),
  /** The origin of the storefront that the shopper sees, where it has several; the payment provider leads back to those it knows. */
  return_origin: z.string().max(300).optional(),
  /** The advertisement the shopper came from; kept with the order. */
  utm: utm.optional(),
});

/** Checks the order and prepares its payment: `{next: "redirect", url}` to the payment page, or `{next: "complete"}`. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { locale, return_origin, utm } = readBody(checkoutBody, request.body);
  const cart_id = cartIdOf(request);
  // A payment page that is still open keeps the prices it was opened with.
  const behind = await isBehind(request.scope, cart_id);
  if (behind && !isAgreed(await readCart(request.scope, cart_id), SHORTEST_REST)) {
    await repriceCartWorkflow(request.scope).run({ input: { cart_id } });
  }
  const { result } = await prepareCheckoutWorkflow(request.scope).run({
    input: { cart_id, locale, return_origin },
  });
  if (utm) await request.scope.resolve(ORDERS).keepOrigin(cart_id, utm);
  response.json(result);
}

/** The shopper went back from the payment page: closes it, and gives planks and voucher back. Answers `{}`. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await callOffPaymentWorkflow(request.scope).run({ input: { cart_id: cartIdOf(request) } });
  response.json({});
}
