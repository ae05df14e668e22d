import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Outcome } from "../modules/stripe-events/models/stripe-events";
import { configuredOptions, stripeClient } from "../stripe/client";
import { isMissing } from "../stripe/failure";
import { withCartLock } from "./cart-lock";
import { findCartPayment } from "./cart-payment";
import { settle } from "./settle";

/** Brings one Checkout Session to its end under the lock of what it pays; `pending` where that fails for now. */
export async function settleSession(
  container: MedusaContainer,
  checkoutSessionId: string,
): Promise<Outcome | "pending"> {
  const stripe = stripeClient(configuredOptions(container));
  try {
    const { metadata } = await stripe.checkout.sessions.retrieve(checkoutSessionId);
    const payment = metadata?.session_id ? await findCartPayment(container, metadata.session_id) : undefined;
    if (!payment) return "foreign";
    const subjects = [checkoutSessionId, payment.cartId ?? payment.order?.id ?? checkoutSessionId];
    return await withCartLock(container, subjects, () => settle(container, stripe, checkoutSessionId, 1));
  } catch (error) {
    if (isMissing(error)) return "foreign";
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`Session ${checkoutSessionId} could not be settled yet: ${(error as Error).message}`);
    return "pending";
  }
}
