import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../../core/staff/staff-name";
import { moveBody, moveOn } from "../../../../../../../domain/workshop/move-piece";
import { piecePage } from "../../../../../../../domain/workshop-board/piece-page";

/** A piece goes on to a later step. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const wish = readBody(moveBody, request.body);
  const number = request.params.piece ?? "";
  await moveOn(request.scope, number, wish, await staffName(request));
  response.json({ piece: await piecePage(request.scope, number) });
}
