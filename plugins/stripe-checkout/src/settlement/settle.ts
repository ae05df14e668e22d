import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, MedusaError, PaymentActions } from "@medusajs/framework/utils";
import { processPaymentWorkflow } from "@medusajs/medusa/core-flows";
import type Stripe from "stripe";
import { isFullyRefunded, standingOf, WITH_CHARGE } from "../checkout-session/standing";
import { mainUnit } from "../stripe/amount";
import { calling } from "../stripe/failure";
import { type CartPayment, findCartPayment } from "./cart-payment";
import { giveBack } from "./give-back";

/** What became of a Checkout Session: see the README's table. */
export type Outcome = "ordered" | "refunded" | "not_paid" | "foreign";

/** After so many failures the cart is taken to be beyond completion, and the money goes back. */
export const LAST_ATTEMPT = 5;

/** An order that another process is placing at this moment carries its payment at the latest after this time. */
const PLACING_MS = 5 * 60 * 1000;

/**
 * Brings a paid Checkout Session to its end: exactly one order, or the money back. Repeating it changes nothing.
 * The caller holds the cart's lock.
 * @param attempt counts from 1; see `LAST_ATTEMPT`
 * @throws Error while neither end is reached; the caller lets Stripe try again
 */
export async function settle(
  container: MedusaContainer,
  stripe: Stripe,
  checkoutSessionId: string,
  attempt: number,
): Promise<Outcome> {
  const session = await retrieve(stripe, checkoutSessionId);
  const medusaSessionId = session.metadata?.session_id;
  if (!medusaSessionId) return "foreign";
  const standing = standingOf(session);
  if (standing === "open" || standing === "underway" || standing === "expired") return "not_paid";

  const known = await findCartPayment(container, medusaSessionId);
  if (known?.checkoutSessionId !== session.id) {
    // The cart changed while the shopper paid: the sum no longer fits, so the money goes back.
    await giveBack(container, stripe, session, undefined);
    return "refunded";
  }
  if (known.order) return settleWithOrder(container, stripe, session, known, known.order);
  if (isFullyRefunded(session)) return "refunded";
  return placeOrder(container, stripe, session, known, attempt);
}

/** The cart already is an order: either of this very payment, or of another one and this payment came on top. */
async function settleWithOrder(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  order: { id: string; createdAt: Date },
): Promise<Outcome> {
  if (known.paymentId !== undefined) return "ordered";
  if (Date.now() - order.createdAt.getTime() < PLACING_MS) {
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Order ${order.id} is being placed.`);
  }
  await giveBack(container, stripe, session, known);
  return "refunded";
}

async function placeOrder(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  attempt: number,
): Promise<Outcome> {
  const failure = await processPayment(container, session, known.sessionId);
  const current = await findCartPayment(container, known.sessionId);
  if (current?.order) return "ordered";

  const paid = await retrieve(stripe, session.id);
  // Medusa itself refunds a captured payment whose cart it cannot complete.
  if (isFullyRefunded(paid)) return "refunded";
  if (attempt < LAST_ATTEMPT) {
    throw (
      failure ??
      new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Cart ${known.cartId} was not completed.`)
    );
  }
  await giveBack(container, stripe, paid, current);
  return "refunded";
}

async function processPayment(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  sessionId: string,
): Promise<Error | undefined> {
  const amount = mainUnit(session.amount_total ?? 0, session.currency ?? "eur");
  try {
    await processPaymentWorkflow(container).run({
      input: {
        action: PaymentActions.SUCCESSFUL,
        data: { session_id: sessionId, amount: new BigNumber(amount) },
      },
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function retrieve(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  return calling("check the payment", () => stripe.checkout.sessions.retrieve(id, WITH_CHARGE));
}
