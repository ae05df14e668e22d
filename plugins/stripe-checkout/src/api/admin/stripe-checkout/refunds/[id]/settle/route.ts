import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { tellMatters } from "../../../../../../matters/tell";
import { settleRefund } from "../../../../../../refunds/retry";
import { answerDeed, staffOf } from "../../../answer";

/** Staff have dealt with a failed refund in another way. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = request.params;
  await answerDeed(request, response, async () => {
    const isDone = await settleRefund(request.scope, id, staffOf(request));
    await tellMatters(request.scope);
    return isDone ? "settled" : "dealt_with";
  });
}
