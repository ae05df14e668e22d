import type { WebhookActionResult } from "@medusajs/framework/types";
import { BigNumber, PaymentActions } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { mainUnit } from "../stripe/amount";

/** Events that tell of money that arrived. */
export const PAID_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
] as const;

type PaidEvent = Extract<Stripe.Event, { type: (typeof PAID_EVENTS)[number] }>;

export function isPaidEvent(event: Stripe.Event): event is PaidEvent {
  return (PAID_EVENTS as readonly string[]).includes(event.type);
}

/** What an event means to Medusa's payment module. */
export function webhookAction(event: Stripe.Event): WebhookActionResult {
  if (isPaidEvent(event)) {
    return actionOn(
      event.data.object,
      event.data.object.payment_status === "paid" ? PaymentActions.SUCCESSFUL : PaymentActions.PENDING,
    );
  }
  if (event.type === "checkout.session.async_payment_failed") {
    return actionOn(event.data.object, PaymentActions.FAILED);
  }
  if (event.type === "checkout.session.expired") return actionOn(event.data.object, PaymentActions.CANCELED);
  return { action: PaymentActions.NOT_SUPPORTED };
}

function actionOn(session: Stripe.Checkout.Session, action: PaymentActions): WebhookActionResult {
  const sessionId = session.metadata?.session_id;
  if (!sessionId) return { action: PaymentActions.NOT_SUPPORTED };
  const amount = mainUnit(session.amount_total ?? 0, session.currency ?? "eur");
  return { action, data: { session_id: sessionId, amount: new BigNumber(amount) } };
}
