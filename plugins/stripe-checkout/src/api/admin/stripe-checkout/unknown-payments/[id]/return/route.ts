import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { decide } from "../../../../../../settlement/unknown-payment";
import { configuredOptions, stripeClient } from "../../../../../../stripe/client";
import { answerDeed, staffOf } from "../../../answer";

/** Gives back a payment that Medusa knows nothing of. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const stripe = stripeClient(configuredOptions(request.scope));
  const { id = "" } = request.params;
  await answerDeed(request, response, () => decide(request.scope, stripe, id, "returned", staffOf(request)));
}
