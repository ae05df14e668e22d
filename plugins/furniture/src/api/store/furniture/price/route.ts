import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { furnitureBody } from "../../../../configuration/body";
import { priceConfiguration } from "../../../../configuration/price-configuration";
import { currentPrices } from "../../../../prices/current-prices";
import { readBody } from "../../../../refusal/read-body";
import { standardColors } from "../../../../shop-details/standard-colors";

/** What a configuration costs, the sums it is made of, and its parts. Nothing is stored. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = readBody(furnitureBody, request.body);
  const [served, colors] = await Promise.all([
    currentPrices(request.scope),
    standardColors(request.scope, body.configuration),
  ]);
  const piece = priceConfiguration(body.kind, body.configuration, served, colors);
  const { kind, price, price_version, breakdown, parts } = piece;
  response.json({ kind, price, price_version, currency_code: "eur", breakdown, parts });
}
