import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { market } from "../../../../core/options/market";
import { readBody } from "../../../../core/refusal/read-body";
import { furnitureBody } from "../../../../domain/configuration/body";
import { priceConfiguration } from "../../../../domain/configuration/price-configuration";
import { currentPrices } from "../../../../domain/prices/current-prices";
import { standardColors } from "../../../../modules/shop-details/shop-details";

/** What a configuration costs, the sums it is made of, and its parts. Nothing is stored. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = readBody(furnitureBody, request.body);
  const [served, colors] = await Promise.all([
    currentPrices(request.scope),
    standardColors(request.scope, body.configuration),
  ]);
  const piece = priceConfiguration(body.kind, body.configuration, served, colors);
  const { kind, price, price_version, breakdown, parts } = piece;
  response.json({ kind, price, price_version, currency_code: market().currency, breakdown, parts });
}
