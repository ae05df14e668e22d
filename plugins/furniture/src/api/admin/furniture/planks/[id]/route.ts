import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../core/refusal/read-body";
import { Refusal } from "../../../../../core/refusal/refusal";
import { staffName } from "../../../../../core/staff/staff-name";
import { deleteUnusedPictures } from "../../../../../domain/planks/photo";
import { noPlank, plankChangeBody } from "../../../../../domain/planks/staff-input";
import { changeStock } from "../../../../../domain/planks/stock";
import { PLANKS } from "../../../../../modules/planks";

const idOf = (request: MedusaRequest): string => request.params.id ?? "";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = idOf(request);
  const [plank] = await request.scope.resolve(PLANKS).planksByIds([id]);
  if (!plank) throw noPlank(id);
  response.json({ plank });
}

/** Edits a plank, retires it or puts it back; fields left out stay as they were. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const change = readBody(plankChangeBody, request.body);
  response.json({ plank: await changeStock(request.scope, idOf(request), change, await staffName(request)) });
}

/** Deletes a plank that never was in a cart, with its pictures; any other can only be retired. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = idOf(request);
  const service = request.scope.resolve(PLANKS);
  const [plank] = await service.planksByIds([id]);
  if (!plank) throw noPlank(id);
  if (!(await service.deletePlank(id))) {
    const message = "Diese Planke lag schon in einem Warenkorb: Sie lässt sich nur aussortieren";
    throw Refusal.single("id", message, "plank_used");
  }
  const { image, normal_map, end_grain } = plank;
  const pictures = [image, normal_map, end_grain].filter((address) => address !== null);
  await deleteUnusedPictures(request.scope, pictures);
  response.json({ id, object: "plank", deleted: true });
}
