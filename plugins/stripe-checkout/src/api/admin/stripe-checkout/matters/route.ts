import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openMatters } from "../../../../matters/matters";

/** Everything at Stripe that waits for a person. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ matters: await openMatters(request.scope) });
}
