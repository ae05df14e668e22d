import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../../../core/refusal/refusal";
import { queueOriginMail, readOriginAnswer } from "../../../../../domain/origin-survey/origin-survey";
import { INQUIRIES } from "../../../../../modules/inquiries";

/**
 * Keeps where the shopper of an order heard of the shop, and tells the workshop; a second answer replaces the first and
 * is not mailed. The order's id is known to its shopper alone; the answer repeats what was sent and nothing of the order.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const answer = readOriginAnswer(request.body);
  const id = request.params.id ?? "";
  const [order] = await request.scope
    .resolve(Modules.ORDER)
    .listOrders({ id: [id] }, { select: ["id"], take: 1 });
  if (!order) throw Refusal.notFound(`There is no order ${id}`);
  const kept = await request.scope.resolve(INQUIRIES).keepOrigin(order.id, answer);
  if (kept) await queueOriginMail(request.scope, kept);
  response.json({ origin_survey: answer });
}
