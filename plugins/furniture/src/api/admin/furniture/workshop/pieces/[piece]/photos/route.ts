import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffName } from "../../../../../../../core/staff/staff-name";
import { keepPhoto } from "../../../../../../../domain/workshop/photos";
import { piecePage } from "../../../../../../../domain/workshop-board/piece-page";
import { photoIn } from "../../../../../../uploads";

/** A photo of a piece as the body of the request (`content-type: image/…`). Its customer does not see it yet. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const number = request.params.piece ?? "";
  await keepPhoto(request.scope, number, await photoIn(request), await staffName(request));
  response.json({ piece: await piecePage(request.scope, number) });
}
