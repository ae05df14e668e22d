import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { staffName } from "../../../../../core/staff/staff-name";
import { retireBody } from "../../../../../domain/planks/staff-input";
import { retireMany } from "../../../../../domain/planks/stock";

/** Retires many planks at once, or puts them back, with a reason: after a stock-take. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const wish = readBody(retireBody, request.body);
  response.json({ planks: await retireMany(request.scope, wish, await staffName(request)) });
}
