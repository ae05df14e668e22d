import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { bodyLanguage } from "../../../../../domain/messages/message-body";
import { confirmWithdrawal } from "../../../../../domain/withdrawals/confirm";

/** Second step: declares the withdrawal and answers its receipt. Safe to repeat; the first moment stays. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params.id ?? "";
  const withdrawal = await confirmWithdrawal(request.scope, id, bodyLanguage(request.body));
  response.json({ withdrawal });
}
