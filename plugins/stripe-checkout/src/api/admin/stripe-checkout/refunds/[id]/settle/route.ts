import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { settleRefund } from "../../../../../../refunds/retry";
import { configuredOptions, stripeClient } from "../../../../../../stripe/client";
import { answerDeed, staffOf } from "../../../answer";

/** Staff have paid out a failed refund otherwise. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const stripe = stripeClient(configuredOptions(request.scope));
  const { id = "" } = request.params;
  await answerDeed(request, response, () => settleRefund(request.scope, stripe, id, staffOf(request)));
}
