import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBody } from "../../../../../../core/refusal/read-body";
import { staffName } from "../../../../../../core/staff/staff-name";
import { noteBody, notesOfOrder, writeNote } from "../../../../../../domain/workshop/order-notes";

/** What staff wrote about an order, the newest first. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ notes: await notesOfOrder(request.scope, request.params.id ?? "") });
}

/** Writes a note for the others. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const { text } = readBody(noteBody, request.body);
  await writeNote(request.scope, id, text, await staffName(request));
  response.json({ notes: await notesOfOrder(request.scope, id) });
}
