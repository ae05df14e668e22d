import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { papersOfOrder } from "../../../../../../domain/papers/list";

/** The invoices and credit notes of an order in the order of their issue. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ papers: await papersOfOrder(request.scope, request.params.id ?? "") });
}
