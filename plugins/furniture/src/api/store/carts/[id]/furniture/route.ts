import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { furnitureBody } from "../../../../../domain/configuration/body";
import { priceConfiguration } from "../../../../../domain/configuration/price-configuration";
import { currentPrices } from "../../../../../domain/prices/current-prices";
import { standardColors } from "../../../../../modules/shop-details/shop-details";
import { addFurnitureToCartWorkflow } from "../../../../../workflows/add-furniture-to-cart";
import { answerWithSummary, cartIdOf } from "../../../../cart-answer";

/**
 * Puts one configured piece or `quantity` equal ones into the cart at the price the server works out; with `replaces` in the
 * place of a line, which does not change when the new piece is refused.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cart_id = cartIdOf(request);
  const body = readBody(furnitureBody, request.body);
  const [served, colors] = await Promise.all([
    currentPrices(request.scope),
    standardColors(request.scope, body.configuration),
  ]);
  const piece = priceConfiguration(body.kind, body.configuration, served, colors);
  const { quantity, replaces, replaces_equal } = body;
  await addFurnitureToCartWorkflow(request.scope).run({
    input: { cart_id, piece, quantity, replaces, replaces_equal },
  });
  response.json(await answerWithSummary(request, cart_id));
}
