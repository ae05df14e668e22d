import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { summaryOf } from "../../../../../cart/summary";
import { termsBody } from "../../../../../cart/terms";
import { readBody } from "../../../../../refusal/read-body";
import { changeCartTermsWorkflow } from "../../../../../workflows/change-cart-terms";
import { cartAnswer, cartIdOf } from "../../../../cart-answer";

/** Changes what the shopper chooses for the whole cart; fields left out stay as they were. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const change = readBody(termsBody, request.body);
  await changeCartTermsWorkflow(request.scope).run({ input: { cart_id, change } });
  const [cart, summary] = await Promise.all([
    cartAnswer(request, cart_id),
    summaryOf(request.scope, cart_id),
  ]);
  response.json({ cart, summary });
}
