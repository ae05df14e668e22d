import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { runSender } from "../../../../../domain/mails/sender/wake";
import { queueForgottenOrderMails } from "../../../../../domain/order-lifecycle/order-mails";

/** Does at once what the jobs do every few minutes: finds orders without mails, and sends what is due. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await queueForgottenOrderMails(request.scope);
  await runSender(request.scope);
  response.json({});
}
