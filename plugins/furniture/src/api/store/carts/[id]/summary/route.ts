import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { summarize } from "../../../../../domain/checkout/summary";
import { languageOf } from "../../../../../language/language";
import { readRepriced } from "../../../../../workflows/runs/read-repriced";
import { cartIdOf } from "../../../../cart-answer";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  // Medusa reads ?locale= and the header x-medusa-locale; without either the cart's own language holds.
  const language = request.locale ? languageOf(request.locale) : undefined;
  const state = await readRepriced(request.scope, cartIdOf(request));
  response.json({ summary: await summarize(request.scope, state, language) });
}
