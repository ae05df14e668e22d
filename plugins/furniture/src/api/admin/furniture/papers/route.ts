import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../core/refusal/read-body";
import { isReady } from "../../../../domain/papers/issue";
import { monthQuery, papersOfMonth } from "../../../../domain/papers/list";
import { shopDetails } from "../../../../modules/shop-details/shop-details";

/** The invoices and credit notes of a month, the last issued first. `ready`: the shop's details have what an invoice needs. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { month } = readBody(monthQuery, request.query);
  const [papers, shop] = await Promise.all([
    papersOfMonth(request.scope, month, "newest first"),
    shopDetails(request.scope),
  ]);
  response.json({ month, papers, ready: isReady(shop) });
}
