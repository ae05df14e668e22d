import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { staffName } from "../../../../../../../../core/staff/staff-name";
import { notesOfOrder, readNote } from "../../../../../../../../domain/workshop/order-notes";

/** Marks a colleague's note as read. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "", note = "" } = request.params;
  const by = await staffName(request);
  await readNote(request.scope, id, note, by);
  response.json({ notes: await notesOfOrder(request.scope, id, by) });
}
