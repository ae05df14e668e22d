import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { settlePayment } from "../../../../../../refunds/retry";
import { configuredOptions, stripeClient } from "../../../../../../stripe/client";
import { answerDeed, staffOf } from "../../../answer";

/** Staff have paid out otherwise all that is left of the payment; its order is to be cancelled next, by Medusa's own route. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const stripe = stripeClient(configuredOptions(request.scope));
  const { id = "" } = request.params;
  await answerDeed(request, response, () => settlePayment(request.scope, stripe, id, staffOf(request)));
}
