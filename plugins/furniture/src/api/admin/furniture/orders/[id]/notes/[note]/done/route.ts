import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffName } from "../../../../../../../../core/staff/staff-name";
import { endNote, notesOfOrder } from "../../../../../../../../domain/workshop/order-notes";

/** Marks a note with a day as seen to. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "", note = "" } = request.params;
  const by = await staffName(request);
  await endNote(request.scope, id, note, by);
  response.json({ notes: await notesOfOrder(request.scope, id, by) });
}
