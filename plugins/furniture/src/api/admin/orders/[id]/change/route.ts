import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { staffEmail } from "../../../../../core/staff/staff-name";
import { orderStanding } from "../../../../../domain/order-change/plan";
import { changeForm } from "../../../../../domain/order-change/view";
import { changeBody } from "../../../../../domain/order-change/wish";
import { changeOrder } from "../../../../../workflows/runs/change-order";

/** The order as it stands, what staff may choose from, and its versions. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const order = await orderStanding(request.scope, request.params.id ?? "");
  response.json({ order: await changeForm(request.scope, order) });
}

/** Changes an order: what the preview said, with a reason, the version it is based on and the difference that was shown. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const wish = readBody(changeBody, request.body);
  const staff = await staffEmail(request);
  response.json({ order: await changeOrder(request.scope, request.params.id ?? "", wish, staff) });
}
