import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../../../../../core/refusal/refusal";
import { pokeSender } from "../../../../../../domain/mails/queue-mail";
import { MAILS } from "../../../../../../modules/mails";

/** Sends a mail now that was given up or waits for its next try. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const mails = request.scope.resolve(MAILS);
  const [mail] = await mails.listFurnitureMails({ id }, { take: 1 });
  if (!mail) throw Refusal.notFound(`Es gibt keine E-Mail ${id}`);
  if (!(await mails.outbox.retry(id))) {
    throw Refusal.single("", "Diese E-Mail ist schon gesendet oder wird gerade gesendet", "mail_not_waiting");
  }
  pokeSender(request.scope);
  response.json({ id });
}
