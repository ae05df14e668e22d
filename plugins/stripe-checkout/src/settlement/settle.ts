import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, MedusaError, Modules, PaymentActions } from "@medusajs/framework/utils";
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
  if (isFullyRefunded(session)) return known.order && known.paymentId ? "ordered" : "refunded";
  if (known.order) return attachPayment(container, session, known, known.order.id);
  return placeOrder(container, stripe, session, known, attempt);
}

/**
 * The cart is an order already. Usually the return page was faster and nothing is left to do; but a crash can leave an
 * order without its payment, or without the entry that makes it a paid one.
 */
async function attachPayment(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  orderId: string,
): Promise<Outcome> {
  const captures = { order_id: orderId, reference: "capture" };
  const entries = await container.resolve(Modules.ORDER).listOrderTransactions(captures);
  if (known.paymentId !== undefined && entries.length > 0) return "ordered";

  const failure = await processPayment(container, session, known.sessionId);
  const current = await findCartPayment(container, known.sessionId);
  if (failure || current?.paymentId === undefined) {
    throw (
      failure ?? new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Order ${orderId} lacks its payment.`)
    );
  }
  return "ordered";
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
