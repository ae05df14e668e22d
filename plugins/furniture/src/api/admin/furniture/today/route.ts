import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffName } from "../../../../core/staff/staff-name";
import { countToday } from "../../../../domain/today/count-today";

/** What waits for staff today, in numbers. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await countToday(request.scope, await staffName(request)));
}
