import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { renewPageLink } from "../../../../../../../domain/order-page/renew-link";
import { staffEmail } from "../../../../../../staff-email";

/** A new address for the customer's page of an order: `{url}`. The one before opens nothing any more. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const url = await renewPageLink(request.scope, request.params.id ?? "", await staffEmail(request));
  response.json({ url });
}
