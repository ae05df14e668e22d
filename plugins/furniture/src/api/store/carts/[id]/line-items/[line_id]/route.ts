import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { deleteLineItemsWorkflow } from "@medusajs/medusa/core-flows";
import { readOpenCart } from "../../../../../../domain/cart/state";
import { removeFurnitureFromCartWorkflow } from "../../../../../../workflows/remove-furniture-from-cart";
import { cartAnswer, cartIdOf } from "../../../../../cart-answer";

/** Removes a piece and recounts the cart; ordinary goods leave it by Medusa's own way. The answer is Medusa's. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const line_id = request.params.line_id ?? "";
  const { ordinary } = await readOpenCart(request.scope, cart_id);
  if (ordinary.lines.some(({ id }) => id === line_id))
    await deleteLineItemsWorkflow(request.scope).run({ input: { cart_id, ids: [line_id] } });
  else await removeFurnitureFromCartWorkflow(request.scope).run({ input: { cart_id, line_id } });
  response.json({
    id: line_id,
    object: "line-item",
    deleted: true,
    parent: await cartAnswer(request, cart_id),
  });
}
