import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { isSessionEvent } from "../checkout-session/webhook-action";
import { labelForgotten } from "../labels/label-payment";
import { tellMatters } from "../matters/tell";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { Outcome } from "../modules/stripe-events/models/stripe-events";
import { convergeOpen } from "../refunds/converge";
import { configuredOptions, stripeClient } from "../stripe/client";
import { withCartLock } from "./cart-lock";
import { findCartPayment } from "./cart-payment";
import { isCompared, lastCompared, lookBackFrom, noteCompared } from "./compared";
import { openEvents } from "./open-events";
import { tellAgain } from "./returned-payment";
import { settle } from "./settle";
import { settleSession } from "./settle-session";
import { takeEvent } from "./take-event";
import { returnOverdue } from "./unknown-payment";

/** The webhook goes first; what is older than this and still not processed is taken from Stripe's list of events. */
const WEBHOOK_HAS_MS = 2 * 60 * 1000;
const MOST_RETURNS = 5000;
/** Giving back takes a few calls; what takes longer than this was interrupted. */
const RETURN_HAS_MS = 30 * 1000;
/** Three runs of the job. */
const TOLD_AGAIN_FOR_MS = 15 * 60 * 1000;

/** Reports paid sessions that had become no order: `{checked, payments: [{id, cart_id, outcome, failure}]}`. */
export const PAYMENTS_FOUND = "stripe-checkout.payments-found";

interface FoundPayment {
  /** Of the Checkout Session. */
  id: string;
  cart_id: string | null;
  outcome: Outcome | "failed";
  failure: string | null;
}

/**
 * Deals with every event since three days before the last comparison that this shop has not processed, with returns, refunds, delayed and
 * unknown payments that are not at their end, and with payments without label. What fails is logged and left to the next run.
 * @param webhookHasMs younger events are left to the webhook
 * @returns the number of events it processed
 */
export async function reconcile(
  container: MedusaContainer,
  now: Date,
  webhookHasMs = WEBHOOK_HAS_MS,
): Promise<number> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const stripe = stripeClient(configuredOptions(container));
  const { open, isWhole } = await openEvents(container, stripe, {
    from: lookBackFrom(now, await lastCompared(container)),
    to: new Date(now.getTime() - webhookHasMs),
  });
  const found: FoundPayment[] = [];
  const failed: Date[] = [];
  let processed = 0;
  for (const event of open) {
    const { id } = event;
    const before = await findCartPayment(container, event.data.object.metadata?.session_id ?? "");
    const about = { id: event.data.object.id, cart_id: before?.cartId ?? null };
    try {
      const outcome = await takeEvent(container, stripe, event);
      processed += 1;
      logger.info(`Stripe event ${id} came without a webhook: ${outcome}.`);
      if (!isSessionEvent(event)) continue;
      const isNews = outcome === "refunded" || (outcome === "ordered" && !before?.paymentId);
      if (isNews) found.push({ ...about, outcome, failure: null });
    } catch (error) {
      const failure = (error as Error).message;
      failed.push(new Date(event.created * 1000));
      logger.error(`Stripe event ${id} could not be reconciled: ${failure}`);
      if (isSessionEvent(event)) found.push({ ...about, outcome: "failed", failure });
    }
  }
  // What is left to the next comparison it would no longer look for.
  if (isWhole && isCompared(now, failed)) await noteCompared(container, now);
  if (found.length > 0) {
    const data = { checked: open.length, payments: found };
    await container.resolve(Modules.EVENT_BUS).emit({ name: PAYMENTS_FOUND, data });
  }
  await finishReturns(container, stripe, now);
  await settleUndecided(container, now);
  await returnOverdue(container, stripe, now);
  await convergeOpen(container, stripe);
  await labelForgotten(container, stripe);
  await tellMatters(container);
  return processed;
}

/** A crash can leave a payment noted as given back that was not, or that was never reported. */
async function finishReturns(container: MedusaContainer, stripe: Stripe, now: Date): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const events = container.resolve(STRIPE_EVENTS);
  const open = await events.listStripeReturnedPayments(
    { told_at: null, created_at: { $lt: new Date(now.getTime() - RETURN_HAS_MS) } },
    { take: MOST_RETURNS },
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

const sessions = z.array(z.object({ id: z.string() }));

/**
 * Delayed payments of which no event has told for longer than events are looked for: those of orders, and those whose cart
 * became none.
 */
const UNDECIDED = `select id from (
    select s.data->>'id' as id, s.created_at from payment_session s
    where s.provider_id like 'pp_stripe-checkout%' and s.status = 'pending_authorization' and s.deleted_at is null
    union
    select e.checkout_session_id, e.created_at from stripe_event e
    where e.type = 'checkout.session.completed' and e.outcome = 'not_paid' and e.deleted_at is null
      and not exists (select 1 from stripe_event later where later.checkout_session_id = e.checkout_session_id
        and later.status = 'processed' and later.outcome <> 'not_paid' and later.deleted_at is null)) undecided
  where id is not null and created_at between ?::timestamptz - interval '60 days' and ?::timestamptz - interval '3 days'
  order by created_at limit 200`;

/** Asks Stripe itself about delayed payments whose event was lost, and brings them to their end. */
async function settleUndecided(container: MedusaContainer, now: Date): Promise<void> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await connection.raw(UNDECIDED, [now.toISOString(), now.toISOString()]);
  for (const { id } of sessions.parse(rows)) await settleSession(container, id);
}
