import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { INQUIRIES } from "../../../../modules/inquiries";

/** How many messages and withdrawals wait for staff. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await request.scope.resolve(INQUIRIES).open());
}
