import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { canStore, connectionOf, runOn } from "../../../../core/database";

/** Whether the shop can store anything now: without that it answers, and takes no order. 503 where it cannot. */
export async function GET({ scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const stores = await canStore(runOn(connectionOf(scope)));
  response.setHeader("Cache-Control", "no-store");
  response.status(stores ? 200 : 503).json({ stores });
}
