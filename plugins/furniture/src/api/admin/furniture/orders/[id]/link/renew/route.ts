import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffEmail } from "../../../../../../../core/staff/staff-name";
import { renewPageLink } from "../../../../../../../domain/order-page/page-link";

/** A new address for the customer's page of an order: `{url}`. The one before opens nothing any more. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const url = await renewPageLink(request.scope, request.params.id ?? "", await staffEmail(request));
  response.json({ url });
}
