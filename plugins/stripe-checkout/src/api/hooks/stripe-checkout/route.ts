import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { isHandled } from "../../../checkout-session/webhook-action";
import { takeEvent } from "../../../settlement/take-event";
import { configuredOptions, stripeClient } from "../../../stripe/client";

/** Stripe's own machinery sends no key; the signature is the proof. */
export const AUTHENTICATE = false;

/**
 * Stripe's webhook. It answers 200 only once the event is dealt with, so that whatever goes wrong before that makes
 * Stripe deliver it again.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
  const options = configuredOptions(request.scope);
  const stripe = stripeClient(options);
  const event = verifiedEvent(request, stripe, options.webhookSecret);
  if (!event) {
    response.status(400).json({ message: "The signature is not Stripe's." });
    return;
  }
  if (!isHandled(event)) {
    response.json({ received: true });
    return;
  }
  try {
    const outcome = await takeEvent(request.scope, stripe, event);
    response.json({ received: true, outcome });
  } catch (error) {
    logger.error(`Stripe event ${event.id} could not be processed: ${(error as Error).message}`);
    response.status(500).json({ message: "The event could not be processed yet." });
  }
}

function verifiedEvent(request: MedusaRequest, stripe: Stripe, secret: string): Stripe.Event | undefined {
  const signature = request.headers["stripe-signature"];
  if (typeof signature !== "string" || !Buffer.isBuffer(request.rawBody)) return undefined;
  try {
    return stripe.webhooks.constructEvent(request.rawBody, signature, secret);
  } catch {
    return undefined;
  }
}
