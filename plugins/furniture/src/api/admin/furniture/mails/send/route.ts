import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { runSender } from "../../../../../domain/mails/queue-mail";
import { queueForgottenMails } from "../../../../../domain/reconciliation/forgotten-mails";

/** Does at once what the jobs do every few minutes: queues mails that a crash has prevented, and sends what is due. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await queueForgottenMails(request.scope);
  await runSender(request.scope);
  response.json({});
}
