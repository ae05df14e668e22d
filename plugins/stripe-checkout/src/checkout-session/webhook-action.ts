import type { WebhookActionResult } from "@medusajs/framework/types";
import { BigNumber, PaymentActions } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { mainUnit } from "../stripe/amount";

/** Events that tell what became of a Checkout Session. */
const SESSION_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
] as const;

/** Events about money that goes back. */
const REFUND_EVENTS = ["charge.refunded", "refund.created", "refund.updated", "refund.failed"] as const;

/** Events about a payment that its payer disputes. */
const DISPUTE_EVENTS = [
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
] as const;

/** What the webhook endpoint has to be subscribed to; all others are accepted and ignored. */
export const HANDLED_EVENTS = [...SESSION_EVENTS, ...REFUND_EVENTS, ...DISPUTE_EVENTS] as const;

type Of<Type> = Extract<Stripe.Event, { type: Type }>;
export type HandledEvent = Of<(typeof HANDLED_EVENTS)[number]>;
export type SessionEvent = Of<(typeof SESSION_EVENTS)[number]>;
export type RefundEvent = Of<(typeof REFUND_EVENTS)[number]>;
export type DisputeEvent = Of<(typeof DISPUTE_EVENTS)[number]>;

const isAmong = (types: readonly string[], { type }: Stripe.Event): boolean => types.includes(type);

export function isHandled(event: Stripe.Event): event is HandledEvent {
  return isAmong(HANDLED_EVENTS, event);
}

export function isSessionEvent(event: Stripe.Event): event is SessionEvent {
  return isAmong(SESSION_EVENTS, event);
}

export function isDisputeEvent(event: Stripe.Event): event is DisputeEvent {
  return isAmong(DISPUTE_EVENTS, event);
}

/** What an event means to Medusa's payment module. */
export function webhookAction(event: Stripe.Event): WebhookActionResult {
  if (event.type === "checkout.session.async_payment_failed") {
    return actionOn(event.data.object, PaymentActions.FAILED);
  }
  if (isSessionEvent(event)) {
    const isPaid = event.data.object.payment_status === "paid";
    return actionOn(event.data.object, isPaid ? PaymentActions.SUCCESSFUL : PaymentActions.PENDING);
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
