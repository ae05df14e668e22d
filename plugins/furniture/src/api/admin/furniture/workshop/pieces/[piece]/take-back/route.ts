import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../../core/staff/staff-name";
import { takeBack, takeBackBody } from "../../../../../../../domain/workshop/move-piece";
import { piecePage } from "../../../../../../../domain/workshop-board/piece-page";

/** A piece goes back to an earlier step, with a reason. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const wish = readBody(takeBackBody, request.body);
  const number = request.params.piece ?? "";
  await takeBack(request.scope, number, wish, await staffName(request));
  response.json({ piece: await piecePage(request.scope, number) });
}
