import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../../../core/staff/staff-name";
import { photoFile, releaseBody, setReleased } from "../../../../../../../../domain/workshop/photos";
import { piecePage } from "../../../../../../../../domain/workshop-board/piece-page";
import { sendFile } from "../../../../../../../send-file";

/** A photo of a piece, as staff see it. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { piece = "", photo = "" } = request.params;
  sendFile(response, await photoFile(request.scope, piece, photo), {
    name: `${piece}.webp`,
    type: "image/webp",
  });
}

/** Releases a photo for its customer (`{released: true}`), or takes it back. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { released } = readBody(releaseBody, request.body);
  const { piece = "", photo = "" } = request.params;
  await setReleased(request.scope, piece, photo, { released, by: await staffName(request) });
  response.json({ piece: await piecePage(request.scope, piece) });
}
