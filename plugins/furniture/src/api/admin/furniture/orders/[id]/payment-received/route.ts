import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffEmail } from "../../../../../../core/staff/staff-name";
import { receivedBody } from "../../../../../../domain/order-lifecycle/received-day";
import { receiveTransfer } from "../../../../../../domain/order-lifecycle/settle-later";
import { orderCard } from "../../../../../../domain/orders/order-card";

/** Staff have seen the transfer of an order on the shop's account. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const { received_on } = readBody(receivedBody, request.body);
  await receiveTransfer(request.scope, id, { staff: await staffEmail(request), receivedOn: received_on });
  response.json({ order: await orderCard(request.scope, id) });
}
