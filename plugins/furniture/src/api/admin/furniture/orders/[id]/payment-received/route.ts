import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffEmail } from "../../../../../../core/staff/staff-name";
import { receiveTransfer } from "../../../../../../domain/order-lifecycle/settle-later";
import { orderCard } from "../../../../../../domain/orders/order-card";

/** Staff have seen the transfer of an order on the shop's account. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  await receiveTransfer(request.scope, id, await staffEmail(request));
  response.json({ order: await orderCard(request.scope, id) });
}
