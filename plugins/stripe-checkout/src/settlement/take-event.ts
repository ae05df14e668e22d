import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { StripeEventsService } from "../modules/stripe-events/service";
import { withCartLock } from "./cart-lock";
import { findCartPayment } from "./cart-payment";
import { type Outcome, settle } from "./settle";

/** A verified event about a Checkout Session. */
export interface PaymentEvent {
  id: string;
  type: string;
  checkoutSession: Stripe.Checkout.Session;
}

/**
 * Takes an event on: deliveries of it, and whatever else completes the same cart, wait for each other; once it is
 * processed, repeated deliveries do no work.
 * @throws Error when it could not be processed yet
 */
export async function takeEvent(
  container: MedusaContainer,
  stripe: Stripe,
  event: PaymentEvent,
): Promise<Outcome> {
  const { checkoutSession } = event;
  const sessionId = checkoutSession.metadata?.session_id;
  const payment = sessionId ? await findCartPayment(container, sessionId) : undefined;
  const subject = payment?.cartId ?? payment?.order?.id;
  const subjects = [checkoutSession.id, ...(subject ? [subject] : [])];
  return withCartLock(container, subjects, () => processOnce(container, stripe, event));
}

async function processOnce(
  container: MedusaContainer,
  stripe: Stripe,
  event: PaymentEvent,
): Promise<Outcome> {
  const events = container.resolve<StripeEventsService>(STRIPE_EVENTS);
  const { id, type, checkoutSession } = event;
  const [known] = await events.listStripeEvents({ id });
  if (known?.status === "processed" && known.outcome) return known.outcome;

  const attempts = (known?.attempts ?? 0) + 1;
  if (known) await events.updateStripeEvents({ id, attempts });
  else await events.createStripeEvents({ id, type, checkout_session_id: checkoutSession.id, attempts });

  try {
    const outcome = await settle(container, stripe, checkoutSession.id, attempts);
    await events.updateStripeEvents({
      id,
      status: "processed",
      outcome,
      failure: null,
      processed_at: new Date(),
    });
    return outcome;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await events.updateStripeEvents({ id, status: "failed", failure });
    throw error;
  }
}
