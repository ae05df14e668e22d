import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { piecePage } from "../../../../../../domain/workshop-board/piece-page";

/** One piece, by its number "1046.1": what it is, what it is sawn from, where it was. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ piece: await piecePage(request.scope, request.params.piece ?? "") });
}
