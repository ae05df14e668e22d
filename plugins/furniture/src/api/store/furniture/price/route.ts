import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { furnitureBody } from "../../../../configuration/body";
import { priceConfiguration } from "../../../../configuration/price-configuration";
import { readBody } from "../../../../refusal/read-body";

/** What a configuration costs, the sums it is made of, and its parts. Nothing is stored. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = readBody(furnitureBody, request.body);
  const { kind, price, breakdown, parts } = priceConfiguration(body.kind, body.configuration);
  response.json({ kind, price, currency_code: "eur", breakdown, parts });
}
