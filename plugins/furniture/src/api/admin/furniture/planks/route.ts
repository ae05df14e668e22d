import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../core/refusal/read-body";
import { staffName } from "../../../../core/staff/staff-name";
import { newPlankBody, stockQuery } from "../../../../domain/planks/staff-input";
import { addPlank, assertOwnPictures } from "../../../../domain/planks/stock";
import { PLANKS } from "../../../../modules/planks";

/** A page of the stock, filtered by list, state and text, with the numbers of all lists and states. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const filter = readBody(stockQuery, request.query);
  const service = request.scope.resolve(PLANKS);
  const [{ planks, count }, counts] = await Promise.all([service.searchStock(filter), service.countStock()]);
  response.json({ planks, count, offset: filter.offset, limit: filter.limit, counts });
}

/** Adds one plank whose picture is stored already. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const plank = readBody(newPlankBody, request.body);
  assertOwnPictures(request.scope, plank);
  response.json({ plank: await addPlank(request.scope, plank, await staffName(request)) });
}
