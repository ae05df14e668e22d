import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { isFullyRefunded, paymentIntentId, WITH_CHARGE } from "../checkout-session/standing";
import { tellMatters } from "../matters/tell";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { Outcome } from "../modules/stripe-events/models/stripe-events";
import { configuredOptions } from "../stripe/client";
import { calling } from "../stripe/failure";
import { withCartLock } from "./cart-lock";
import { giveBack } from "./give-back";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Money came in by a page of this shop, and Medusa knows neither cart nor payment: a restored backup may have forgotten
 * them. Staff decide; when they have not by the deadline, it goes back. The caller holds the session's lock.
 */
export async function keepForStaff(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
): Promise<Outcome> {
  const events = container.resolve(STRIPE_EVENTS);
  const [present] = await events.listStripeUnknownPayments({ id: session.id });
  if (present?.decision === "returned") return "refunded";
  if (present) return "waiting";
  if (isFullyRefunded(session)) return "refunded";
  const { unknownPaymentHours } = configuredOptions(container);
  await events.createStripeUnknownPayments({
    id: session.id,
    payment_intent: paymentIntentId(session) ?? null,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "eur",
    email: session.customer_details?.email ?? null,
    due_at: new Date(Date.now() + unknownPaymentHours * HOUR_MS),
  });
  await tellMatters(container);
  return "waiting";
}

/** What staff, or the deadline, decide about an unknown payment: it goes back, or staff have dealt with it by hand. */
export async function decide(
  container: MedusaContainer,
  stripe: Stripe,
  checkoutSessionId: string,
  decision: "returned" | "kept",
  by: string | null,
): Promise<"decided" | "dealt_with" | "unknown"> {
  return withCartLock(container, [checkoutSessionId], async () => {
    const events = container.resolve(STRIPE_EVENTS);
    const [row] = await events.listStripeUnknownPayments({ id: checkoutSessionId });
    if (!row) return "unknown";
    if (row.decision) return "dealt_with";
    if (decision === "returned") {
      const session = await calling("find the payment", () =>
        stripe.checkout.sessions.retrieve(checkoutSessionId, WITH_CHARGE),
      );
      await giveBack(container, stripe, session, undefined);
    }
    await events.updateStripeUnknownPayments({
      id: checkoutSessionId,
      decision,
      decided_at: new Date(),
      decided_by: by,
    });
    await tellMatters(container);
    return "decided";
  });
}

/** Gives back what staff have not decided about by its deadline. */
export async function returnOverdue(container: MedusaContainer, stripe: Stripe, now: Date): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const due = await container
    .resolve(STRIPE_EVENTS)
    .listStripeUnknownPayments({ decision: null, due_at: { $lt: now } }, { take: 100 });
  for (const { id } of due) {
    await decide(container, stripe, id, "returned", null).catch((error: Error) => {
      logger.error(`The unknown payment ${id} could not be given back: ${error.message}`);
    });
  }
}
