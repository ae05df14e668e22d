import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { isPaidEvent, PAID_EVENTS } from "../checkout-session/webhook-action";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { StripeEventsService } from "../modules/stripe-events/service";
import { stripeClient } from "../stripe/client";
import { configuredOptions } from "../stripe/configured";
import { calling } from "../stripe/failure";
import { withCartLock } from "./cart-lock";
import { findCartPayment } from "./cart-payment";
import { tellAgain } from "./returned-payment";
import { type Outcome, settle } from "./settle";
import { takeEvent } from "./take-event";

/** The webhook goes first; what is older than this and still not processed is taken from Stripe's list of events. */
const WEBHOOK_HAS_MS = 2 * 60 * 1000;
/** As long as Stripe itself keeps delivering an event. */
const LOOK_BACK_MS = 3 * 24 * 60 * 60 * 1000;
const MOST_EVENTS = 1000;
/** Giving back takes a few calls; what takes longer than this was interrupted. */
const RETURN_HAS_MS = 30 * 1000;
/** Three runs of the job. */
const TOLD_AGAIN_FOR_MS = 15 * 60 * 1000;

/** Tells of paid sessions that had become no order: `{checked, payments: [{id, cart_id, outcome, failure}]}`. */
export const PAYMENTS_FOUND = "stripe-checkout.payments-found";

interface FoundPayment {
  /** Of the Checkout Session. */
  id: string;
  cart_id: string | null;
  outcome: Outcome | "failed";
  failure: string | null;
}

/**
 * Deals with every payment of the last three days whose event this shop has not processed. Events that fail are logged
 * and left to the next run.
 * @returns the number of events it processed
 */
export async function reconcile(container: MedusaContainer, now: Date): Promise<number> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const stripe = stripeClient(configuredOptions(container));
  const open = await openEvents(container, stripe, now);
  const found: FoundPayment[] = [];
  let processed = 0;
  for (const event of open) {
    if (!isPaidEvent(event)) continue;
    const { id, type } = event;
    const checkoutSession = event.data.object;
    const before = await findCartPayment(container, checkoutSession.metadata?.session_id ?? "");
    const about = { id: checkoutSession.id, cart_id: before?.cartId ?? null };
    try {
      const outcome = await takeEvent(container, stripe, { id, type, checkoutSession });
      processed += 1;
      logger.info(`Stripe event ${id} came without a webhook: ${outcome}.`);
      const isNews = outcome === "refunded" || (outcome === "ordered" && !before?.paymentId);
      if (isNews) found.push({ ...about, outcome, failure: null });
    } catch (error) {
      const failure = (error as Error).message;
      logger.error(`Stripe event ${id} could not be reconciled: ${failure}`);
      found.push({ ...about, outcome: "failed", failure });
    }
  }
  if (found.length > 0) {
    const data = { checked: open.length, payments: found };
    await container.resolve(Modules.EVENT_BUS).emit({ name: PAYMENTS_FOUND, data });
  }
  await finishReturns(container, stripe, now);
  return processed;
}

/** A crash can leave a payment noted as given back that was not, or of which nobody was told. */
async function finishReturns(container: MedusaContainer, stripe: Stripe, now: Date): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const events = container.resolve<StripeEventsService>(STRIPE_EVENTS);
  const open = await events.listStripeReturnedPayments(
    { told_at: null, created_at: { $lt: new Date(now.getTime() - RETURN_HAS_MS) } },
    { take: MOST_EVENTS },
  );
  for (const { id, cart_id, order_id } of open) {
    const subjects = [id, cart_id ?? order_id ?? id];
    try {
      const outcome = await withCartLock(container, subjects, () => settle(container, stripe, id, 1));
      // What was gone is there again, and the payment has become an order after all.
      if (outcome === "ordered") await events.deleteStripeReturnedPayments([id]);
    } catch (error) {
      logger.error(`The payment ${id} could not be given back: ${(error as Error).message}`);
    }
  }
  const before = (ms: number) => new Date(now.getTime() - ms);
  await tellAgain(container, { from: before(TOLD_AGAIN_FOR_MS), to: before(RETURN_HAS_MS) });
}

async function openEvents(container: MedusaContainer, stripe: Stripe, now: Date): Promise<Stripe.Event[]> {
  const created = {
    gte: Math.floor((now.getTime() - LOOK_BACK_MS) / 1000),
    lt: Math.floor((now.getTime() - WEBHOOK_HAS_MS) / 1000),
  };
  const all = await calling("list events", () =>
    stripe.events
      .list({ types: [...PAID_EVENTS], created, limit: 100 })
      .autoPagingToArray({ limit: MOST_EVENTS }),
  );
  if (all.length === 0) return [];
  const events = container.resolve<StripeEventsService>(STRIPE_EVENTS);
  const done = await events.listStripeEvents(
    { id: all.map((event) => event.id), status: "processed" },
    { select: ["id"], take: MOST_EVENTS },
  );
  const doneIds = new Set(done.map((event) => event.id));
  // Oldest first: the longest wait ends first.
  return all.filter((event) => !doneIds.has(event.id)).reverse();
}
