import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffEmail } from "../../../../../../core/staff/staff-name";
import { renewLink } from "../../../../../../domain/order-change/renew-link";

/** Mails the customer a fresh payment link over what a change left open. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const staff = await staffEmail(request);
  response.json({ order: await renewLink(request.scope, request.params.id ?? "", staff) });
}
