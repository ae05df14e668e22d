import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffName } from "../../../../../../core/staff/staff-name";
import { freePlankByHand } from "../../../../../../domain/order-lifecycle/free-plank";

/** Puts a plank of a cancelled order, or of a delivered one that is refunded in full, back into the stock. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({
    plank: await freePlankByHand(request.scope, request.params.id ?? "", await staffName(request)),
  });
}
