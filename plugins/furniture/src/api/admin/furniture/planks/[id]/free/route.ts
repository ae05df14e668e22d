import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { freePlankByHand } from "../../../../../../domain/order-lifecycle/free-plank";

/** Puts a plank of a cancelled order, or of a delivered one that is refunded in full, back into the stock. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ plank: await freePlankByHand(request.scope, request.params.id ?? "") });
}
