import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { termsBody } from "../../../../../modules/cart-terms/terms";
import { changeCartTermsWorkflow } from "../../../../../workflows/change-cart-terms";
import { answerWithSummary, cartIdOf } from "../../../../cart-answer";

/** Changes what the shopper chooses for the whole cart; fields left out stay as they were. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const change = readBody(termsBody, request.body);
  await changeCartTermsWorkflow(request.scope).run({ input: { cart_id, change } });
  response.json(await answerWithSummary(request, cart_id));
}
