import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { orderCard } from "../../../../../../domain/orders/order-card";
import { enterTransferReturned } from "../../../../../../domain/reconciliation/kept-money";

/** Staff have transferred back the money of a cancelled order. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  await enterTransferReturned(request.scope, id);
  response.json({ order: await orderCard(request.scope, id) });
}
