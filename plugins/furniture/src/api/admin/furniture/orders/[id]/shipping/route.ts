import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../core/staff/staff-name";
import { ship } from "../../../../../../domain/shipping/ship";
import { shippingOf } from "../../../../../../domain/shipping/view";
import { shipBody } from "../../../../../../domain/shipping/wish";

/** What of an order has left the workshop, and what has not. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ shipping: await shippingOf(request.scope, request.params.id ?? "") });
}

/** Pieces leave the workshop, or are ready for who picks them up. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const by = { id: request.auth_context.actor_id, name: await staffName(request) };
  await ship(request.scope, id, readBody(shipBody, request.body), by);
  response.json({ shipping: await shippingOf(request.scope, id) });
}
