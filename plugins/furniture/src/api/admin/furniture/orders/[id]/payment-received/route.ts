import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffEmail } from "../../../../../../core/staff/staff-name";
import { receiveDifference } from "../../../../../../domain/order-change/receive-difference";
import { receivedBody } from "../../../../../../domain/order-lifecycle/received-day";
import { receiveTransfer } from "../../../../../../domain/order-lifecycle/settle-later";
import { orderCard } from "../../../../../../domain/orders/order-card";

/** Staff have seen on the shop's account the transfer of an order, or of what a change of it costs more. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const { received_on } = readBody(receivedBody, request.body);
  const seen = { staff: await staffEmail(request), receivedOn: received_on };
  if (!(await receiveDifference(request.scope, id, seen))) await receiveTransfer(request.scope, id, seen);
  response.json({ order: await orderCard(request.scope, id) });
}
