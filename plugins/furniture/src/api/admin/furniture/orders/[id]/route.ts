import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderSheet } from "../../../../../domain/orders/order-sheet";

/** What is to be built for an order, and how it is paid. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ order: await orderSheet(request.scope, request.params.id ?? "") });
}
