import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../../../core/refusal/refusal";
import { MAILS } from "../../../../../../modules/mails";

/** Takes a mail that was given up off the list of what waits for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  if (!(await request.scope.resolve(MAILS).outbox.putAside(id)))
    throw Refusal.single("", "Diese E-Mail ist nicht aufgegeben.", "mail_not_failed");
  response.json({ id });
}
