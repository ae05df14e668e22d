import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { readBody } from "../../../../../../core/refusal/read-body";
import { sendAgain } from "../../../../../../domain/mails/send-again";

const againBody = z.strictObject({
  /** Left out: to whom the mail belongs. */
  to: z.email("Das ist keine E-Mail-Adresse.").max(254).optional(),
});

/** Sends a mail again that has left, as it left. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const { to } = readBody(againBody, request.body ?? {});
  await sendAgain(request.scope, id, to);
  response.json({ id });
}
