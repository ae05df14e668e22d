import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffName } from "../../../../../../../../core/staff/staff-name";
import { deliver } from "../../../../../../../../domain/shipping/ship";
import { shippingOf } from "../../../../../../../../domain/shipping/view";

/** A shipment has arrived, or was picked up. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "", shipment = "" } = request.params;
  const by = { id: request.auth_context.actor_id, name: await staffName(request) };
  await deliver(request.scope, id, shipment, by);
  response.json({ shipping: await shippingOf(request.scope, id) });
}
