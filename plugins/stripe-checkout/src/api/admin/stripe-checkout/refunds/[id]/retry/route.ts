import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { retryRefund } from "../../../../../../refunds/retry";
import { configuredOptions, stripeClient } from "../../../../../../stripe/client";
import { answerDeed, staffOf } from "../../../answer";

/** Asks for a failed refund once more. Answers `{outcome}`: `asked`, `refused` or `nothing_left`. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const stripe = stripeClient(configuredOptions(request.scope));
  const { id = "" } = request.params;
  await answerDeed(request, response, () => retryRefund(request.scope, stripe, id, staffOf(request)));
}
