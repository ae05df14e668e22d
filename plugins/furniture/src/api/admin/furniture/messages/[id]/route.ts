import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../core/refusal/read-body";
import { staffName } from "../../../../../core/staff/staff-name";
import { keepNote, messageSheet, noteFields } from "../../../../../domain/messages/messages";
import { INQUIRIES } from "../../../../../modules/inquiries";

const change = z.strictObject({
  answered: z.boolean().optional(),
  ...noteFields,
  spam: z.boolean().optional(),
});

/** A message with what its sender was looking at, and the orders of its e-mail. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ message: await messageSheet(request.scope, request.params.id ?? "") });
}

/** Marks a message as answered or open, as spam or not, and keeps a note. What is no spam is mailed within a minute. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { answered, note, note_seen, ...fields } = readBody(change, request.body);
  const sheet = await messageSheet(request.scope, request.params.id ?? "");
  const { id } = sheet;
  await keepNote(request.scope, "message", sheet, { note, note_seen });
  const inquiries = request.scope.resolve(INQUIRIES);
  if (Object.keys(fields).length > 0) await inquiries.updateFurnitureMessages({ id, ...fields });
  if (answered !== undefined) {
    await inquiries.close("message", id, answered ? await staffName(request) : null);
  }
  response.json({ message: await messageSheet(request.scope, id) });
}
