import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderCard } from "../../../../../domain/orders/order-card";

/** What is to be built for an order, and how it is paid. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ order: await orderCard(request.scope, request.params.id ?? "") });
}
