import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../refusal/read-body";
import { prepareCheckoutWorkflow } from "../../../../../workflows/prepare-checkout";
import { cartIdOf } from "../../../../cart-answer";

const checkoutBody = z.strictObject({
  locale: z.string("must be a language such as de or en").default("de"),
});

/** Checks the order and prepares its payment: `{next: "redirect", url}` to the payment page, or `{next: "complete"}`. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { locale } = readBody(checkoutBody, request.body);
  const { result } = await prepareCheckoutWorkflow(request.scope).run({
    input: { cart_id: cartIdOf(request), locale },
  });
  response.json(result);
}
