import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { mailDesign, readDesignRequest } from "../../../../../domain/designs/mail-design";

/** Mails a design to the shopper. A machine that filled in the hidden field gets the same answer. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await mailDesign(request.scope, readDesignRequest(request.body));
  response.json({ sent: true });
}
