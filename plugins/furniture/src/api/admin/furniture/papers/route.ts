import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../core/refusal/read-body";
import { isReady } from "../../../../domain/papers/issue";
import { findPapers, monthQuery, papersOfMonth, searchQuery } from "../../../../domain/papers/list";
import { shopDetails } from "../../../../modules/shop-details/shop-details";

/**
 * The invoices and credit notes of a month, or, with `q`, those of any month that it names, the last issued first.
 * `ready`: the shop's details have what an invoice needs.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { q } = readBody(searchQuery, request.query);
  const [listed, shop] = await Promise.all([
    q ? findPapers(request.scope, q) : papersIn(request),
    shopDetails(request.scope),
  ]);
  response.json({ ...listed, ready: isReady(shop) });
}

async function papersIn({ scope, query }: MedusaRequest) {
  const { month } = readBody(monthQuery, query);
  return { month, papers: await papersOfMonth(scope, month, "newest first"), more: false };
}
