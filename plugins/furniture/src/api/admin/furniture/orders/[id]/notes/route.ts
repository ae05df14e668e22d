import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../core/staff/staff-name";
import { noteBody, notesOfOrder, writeNote } from "../../../../../../domain/workshop/order-notes";

/** What staff wrote about an order, the newest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const by = await staffName(request);
  response.json({ notes: await notesOfOrder(request.scope, request.params.id ?? "", by) });
}

/** Writes a note for the others, with the day on which it is to be seen to where there is one. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const by = await staffName(request);
  await writeNote(request.scope, id, readBody(noteBody, request.body), by);
  response.json({ notes: await notesOfOrder(request.scope, id, by) });
}
