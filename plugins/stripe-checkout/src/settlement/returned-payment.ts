import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { STRIPE_EVENTS, type StripeEventsService } from "../modules/stripe-events";
import { mainUnit } from "../stripe/amount";
import type { CartPayment } from "./cart-payment";
import type { Issue } from "./complete-cart";

/**
 * Told once money has been given back because no order could stand for it, possibly more than once for one payment:
 * `{id, cart_id, order_id, amount, currency_code, issues}`, amount in the currency's main unit.
 */
export const PAYMENT_RETURNED = "stripe-checkout.payment-returned";

/** Writes down that a payment goes back, before it does: a crash in between is then made good by the job. */
export async function noteReturn(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
  issues: readonly Issue[],
): Promise<void> {
  const events = container.resolve(STRIPE_EVENTS);
  const [present] = await events.listStripeReturnedPayments({ id: session.id });
  if (present) return;
  await events.createStripeReturnedPayments({
    id: session.id,
    cart_id: known?.cartId ?? session.metadata?.cart_id ?? null,
    order_id: known?.order?.id ?? null,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "eur",
    // Medusa types json columns as objects; arrays are stored as they are.
    issues: issues as unknown as Record<string, unknown>,
  });
}

/** Whether a payment is on its way back: Medusa may have forgotten by now what it was for. */
export async function isNotedReturn(
  container: MedusaContainer,
  { id }: Pick<Stripe.Checkout.Session, "id">,
): Promise<boolean> {
  const events = container.resolve(STRIPE_EVENTS);
  return (await events.listStripeReturnedPayments({ id }, { take: 1 })).length > 0;
}

/** The money is on its way back: notes it and tells the rest of the shop. */
export async function tellReturn(container: MedusaContainer, checkoutSessionId: string): Promise<void> {
  const events = container.resolve(STRIPE_EVENTS);
  const [row] = await events.listStripeReturnedPayments({ id: checkoutSessionId });
  if (!row || row.told_at) return;
  await events.updateStripeReturnedPayments({ id: row.id, refunded_at: row.refunded_at ?? new Date() });
  await announce(container, row);
  await events.updateStripeReturnedPayments({ id: row.id, told_at: new Date() });
}

/** An event lives in memory: a crash right after it was told can lose it. So what was told lately is told once more. */
export async function tellAgain(container: MedusaContainer, told: { from: Date; to: Date }): Promise<void> {
  const rows = await container
    .resolve(STRIPE_EVENTS)
    .listStripeReturnedPayments({ told_at: { $gte: told.from, $lt: told.to } }, { take: 100 });
  for (const row of rows) await announce(container, row);
}

type Row = Awaited<ReturnType<StripeEventsService["listStripeReturnedPayments"]>>[number];

function announce(container: MedusaContainer, row: Row): Promise<void> {
  return container.resolve(Modules.EVENT_BUS).emit({
    name: PAYMENT_RETURNED,
    data: {
      id: row.id,
      cart_id: row.cart_id,
      order_id: row.order_id,
      amount: mainUnit(row.amount, row.currency),
      currency_code: row.currency,
      issues: row.issues,
    },
  });
}

/** What keeps the cart of a given-back payment from being ordered, with the amount in the currency's main unit. */
export interface Returned {
  id: string;
  amount: number;
  issues: Issue[];
}

/** The last payment of a cart that was given back. */
export async function lastReturn(container: MedusaContainer, cartId: string): Promise<Returned | undefined> {
  const [row] = await container
    .resolve(STRIPE_EVENTS)
    .listStripeReturnedPayments({ cart_id: cartId }, { order: { created_at: "DESC" }, take: 1 });
  if (!row) return undefined;
  const issues = z.array(z.looseObject({ path: z.string(), message: z.string() })).safeParse(row.issues).data;
  return { id: row.id, amount: mainUnit(row.amount, row.currency), issues: (issues ?? []) as Issue[] };
}

/** Removes the payment session of given-back money, so that the shopper can pay anew on a fresh page. */
export async function forgetSession(
  container: MedusaContainer,
  { sessionId }: Pick<CartPayment, "sessionId">,
): Promise<void> {
  try {
    await container.resolve(Modules.PAYMENT).deletePaymentSession(sessionId);
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.warn(`The payment session ${sessionId} could not be removed: ${(error as Error).message}`);
  }
}

/**
 * Removes the payment sessions that Medusa made when it gave this payment back, until the return is told. No shopper gets to their pages:
 * while one waits, a shopper who comes back reads that nothing is paid yet. Pages which the shopper has opened since stay.
 */
export async function forgetSessionsInsteadOf(
  container: MedusaContainer,
  { id: checkoutSessionId }: Pick<Stripe.Checkout.Session, "id">,
): Promise<void> {
  const events = container.resolve(STRIPE_EVENTS);
  const [row] = await events.listStripeReturnedPayments({ id: checkoutSessionId });
  if (!row?.cart_id || row.told_at) return;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart_payment_collection",
    fields: ["payment_collection_id"],
    filters: { cart_id: row.cart_id },
  });
  const collection = z.object({ payment_collection_id: z.string() }).safeParse(data[0]).data;
  if (!collection) return;
  const sessions = await container
    .resolve(Modules.PAYMENT)
    .listPaymentSessions(collection, { relations: ["payment"] });
  for (const { id, payment, data: facts } of sessions)
    if (!payment && facts?.instead_of === checkoutSessionId)
      await forgetSession(container, { sessionId: id });
}
