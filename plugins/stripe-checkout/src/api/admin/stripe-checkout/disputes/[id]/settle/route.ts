import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { settleDispute } from "../../../../../../disputes/converge";
import { answerDeed, staffOf } from "../../../answer";

/** Staff have seen a lost dispute. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = request.params;
  await answerDeed(request, response, () => settleDispute(request.scope, id, staffOf(request)));
}
