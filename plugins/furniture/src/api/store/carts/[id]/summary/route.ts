import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { summaryOf } from "../../../../../cart/summary";
import { cartIdOf } from "../../../../cart-answer";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ summary: await summaryOf(request.scope, cartIdOf(request)) });
}
