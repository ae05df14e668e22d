import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { quantityBody } from "../../../../../../domain/configuration/body";
import { changeQuantityWorkflow } from "../../../../../../workflows/change-quantity";
import { answerWithSummary, cartIdOf } from "../../../../../cart-answer";

/** Says how many pieces equal to this line lie in the cart: adds further ones or takes the last ones out, 0 all of them. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const { quantity } = readBody(quantityBody, request.body);
  const line_id = request.params.line_id ?? "";
  await changeQuantityWorkflow(request.scope).run({ input: { cart_id, line_id, quantity } });
  response.json(await answerWithSummary(request, cart_id));
}
