import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { summaryOf } from "../../../../../cart/summary";
import { languageOf } from "../../../../../ordering/language";
import { cartIdOf } from "../../../../cart-answer";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  // Medusa reads ?locale= and the header x-medusa-locale; without either the cart's own language holds.
  const language = request.locale ? languageOf(request.locale) : undefined;
  response.json({ summary: await summaryOf(request.scope, cartIdOf(request), language) });
}
