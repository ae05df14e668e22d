import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../core/staff/staff-name";
import { orderCard } from "../../../../../../domain/orders/order-card";
import { enteredBody, enterWithdrawal } from "../../../../../../domain/withdrawals/enter";

/** Enters a withdrawal that did not come through the shop's form. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  await enterWithdrawal(request.scope, id, readBody(enteredBody, request.body), await staffName(request));
  response.json({ order: await orderCard(request.scope, id) });
}
