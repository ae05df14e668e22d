import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { previewOf } from "../../../../../domain/mails/preview";

/** A mail with what it says, as it would leave now. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await previewOf(request.scope, request.params.id ?? ""));
}
