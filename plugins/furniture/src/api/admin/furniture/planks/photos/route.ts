import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { staffName } from "../../../../../core/staff/staff-name";
import { photoQuery } from "../../../../../domain/planks/staff-input";
import { addPhoto } from "../../../../../domain/planks/stock";
import { photoIn } from "../../../../uploads";

/**
 * Takes one photo as the body of the request (`content-type: image/…`) and adds a plank with it. One photo a request,
 * so that of fifty photos each has its own answer and no more than one is in memory.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const facts = readBody(photoQuery, request.query);
  const by = await staffName(request);
  response.json({ plank: await addPhoto(request.scope, await photoIn(request), facts, by) });
}
