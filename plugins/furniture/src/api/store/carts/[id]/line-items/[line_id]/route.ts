import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removeFurnitureFromCartWorkflow } from "../../../../../../workflows/remove-furniture-from-cart";
import { cartAnswer, cartIdOf } from "../../../../../cart-answer";

/** Removes a line and recounts the cart; the answer is Medusa's. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const line_id = request.params.line_id ?? "";
  await removeFurnitureFromCartWorkflow(request.scope).run({ input: { cart_id, line_id } });
  response.json({
    id: line_id,
    object: "line-item",
    deleted: true,
    parent: await cartAnswer(request, cart_id),
  });
}
