import type { MedusaResponse, MedusaStoreRequest } from "@medusajs/framework/http";
import { readOpenCart } from "../../../../../domain/cart/state";
import { taxCartWorkflow } from "../../../../../workflows/tax-cart";
import { cartAnswer, cartIdOf } from "../../../../cart-answer";

/** Medusa's route that works out the taxes anew; then the furniture is taxed where it changes hands. */
export async function POST(request: MedusaStoreRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  // Refuses a cart that is none, or an order already.
  await readOpenCart(request.scope, cart_id);
  await taxCartWorkflow(request.scope).run({ input: { cart_id } });
  response.json({ cart: await cartAnswer(request, cart_id) });
}
