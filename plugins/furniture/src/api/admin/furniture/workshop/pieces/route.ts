import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { piecesFor, piecesQuery } from "../../../../../domain/workshop-board/list-pieces";

/** The pieces on their way through the workshop, those that are due first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await piecesFor(request.scope, readBody(piecesQuery, request.query)));
}
