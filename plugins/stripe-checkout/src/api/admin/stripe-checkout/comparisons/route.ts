import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { reconcile } from "../../../../settlement/reconcile";

/** Compares with Stripe now instead of in a few minutes; events that are not processed yet are not left to the webhook. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ processed: await reconcile(request.scope, new Date(), 0) });
}
