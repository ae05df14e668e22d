import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import {
  type HandledEvent,
  isDisputeEvent,
  isSessionEvent,
  type RefundEvent,
} from "../checkout-session/webhook-action";
import { convergeDispute, intentOf as disputedIntent } from "../disputes/converge";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { Outcome } from "../modules/stripe-events/models/stripe-events";
import { convergeRefunds } from "../refunds/converge";
import { isSilence } from "../stripe/failure";
import { withCartLock } from "./cart-lock";
import { findCartPayment } from "./cart-payment";
import { withPaymentLock } from "./payment-lock";
import { settle } from "./settle";

/**
 * Takes a verified event on: deliveries of it, and whatever else touches the same payment, wait for each other; once it is
 * processed, repeated deliveries do no work. What an event says is never believed: its object is read from Stripe.
 * @throws Error when it could not be processed yet
 */
export async function takeEvent(
  container: MedusaContainer,
  stripe: Stripe,
  event: HandledEvent,
): Promise<Outcome> {
  if (isSessionEvent(event)) return takeSession(container, stripe, event, event.data.object);
  const intentId = isDisputeEvent(event) ? disputedIntent(event.data.object) : refundedIntent(event);
  if (!intentId) return "foreign";
  const { id } = event.data.object;
  const job = async (): Promise<Outcome> => {
    if (isDisputeEvent(event)) {
      if (!(await convergeDispute(container, stripe, id))) return "foreign";
      // What the payer has won need not be refunded any more.
      await convergeRefunds(container, stripe, intentId);
      return "entered";
    }
    return (await convergeRefunds(container, stripe, intentId)) === "foreign" ? "foreign" : "entered";
  };
  return withPaymentLock(container, stripe, intentId, () => processOnce(container, event, null, job));
}

async function takeSession(
  container: MedusaContainer,
  stripe: Stripe,
  event: HandledEvent,
  session: Stripe.Checkout.Session,
): Promise<Outcome> {
  const sessionId = session.metadata?.session_id;
  const payment = sessionId ? await findCartPayment(container, sessionId) : undefined;
  const subject = payment?.cartId ?? payment?.order?.id;
  const subjects = [session.id, ...(subject ? [subject] : [])];
  return withCartLock(container, subjects, () =>
    processOnce(container, event, session.id, (attempt) => settle(container, stripe, session.id, attempt)),
  );
}

function refundedIntent({ data }: RefundEvent): string | undefined {
  const { payment_intent } = data.object;
  return typeof payment_intent === "object" ? payment_intent?.id : payment_intent;
}

async function processOnce(
  container: MedusaContainer,
  { id, type }: HandledEvent,
  checkoutSessionId: string | null,
  job: (attempt: number) => Promise<Outcome>,
): Promise<Outcome> {
  const events = container.resolve(STRIPE_EVENTS);
  const [known] = await events.listStripeEvents({ id });
  if (known?.status === "processed" && known.outcome) return known.outcome;

  const attempts = (known?.attempts ?? 0) + 1;
  if (known) await events.updateStripeEvents({ id, attempts });
  else await events.createStripeEvents({ id, type, checkout_session_id: checkoutSessionId, attempts });

  try {
    const outcome = await job(attempts);
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
    // Stripe's silence is no attempt at the cart: after an hour of it the first failure would be the last.
    const counted = isSilence(error) ? attempts - 1 : attempts;
    await events.updateStripeEvents({ id, status: "failed", failure, attempts: counted });
    throw error;
  }
}
