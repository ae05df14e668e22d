import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { plankHistory } from "../../../../../../domain/planks/stock";

/** What happened to a plank, the newest first: who entered, changed, retired or freed it, when and why, and which order has it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ history: await plankHistory(request.scope, request.params.id ?? "") });
}
