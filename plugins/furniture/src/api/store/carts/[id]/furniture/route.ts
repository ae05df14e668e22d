import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { furnitureBody } from "../../../../../configuration/body";
import { priceConfiguration } from "../../../../../configuration/price-configuration";
import { currentPrices } from "../../../../../prices/current-prices";
import { readBody } from "../../../../../refusal/read-body";
import { addFurnitureToCartWorkflow } from "../../../../../workflows/add-furniture-to-cart";
import { answerWithSummary, cartIdOf } from "../../../../cart-answer";

/**
 * Puts one configured piece into the cart at the price the server works out; with `replaces` in the place of a line,
 * which stays as it was when the new piece is refused.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const body = readBody(furnitureBody, request.body);
  const piece = priceConfiguration(body.kind, body.configuration, await currentPrices(request.scope));
  await addFurnitureToCartWorkflow(request.scope).run({ input: { cart_id, piece, replaces: body.replaces } });
  response.json(await answerWithSummary(request, cart_id));
}
