import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { refundPaymentAndRecreatePaymentSessionWorkflow } from "@medusajs/medusa/core-flows";
import type Stripe from "stripe";
import { isFullyRefunded, paymentIntentId } from "../checkout-session/standing";
import { askForRefund, refundsOf } from "../refunds/ask-for-refund";
import { bookOf, convergeRefunds } from "../refunds/converge";
import { mainUnit } from "../stripe/amount";
import type { CartPayment } from "./cart-payment";

/**
 * Gives back a payment that no order stands for. Repeated calls give back once: each attempt is written down, and
 * Stripe refuses to refund more than was paid.
 * @param known Medusa's payment session, where it still exists; a payment recorded there is refunded through Medusa,
 *   so that it cannot complete the cart afterwards
 * @returns whether all of it is on its way; false where Stripe has refused or has not decided, which staff see
 */
export async function giveBack(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
): Promise<boolean> {
  if (isFullyRefunded(session)) return isBack(stripe, session);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const intent = intentOf(session);
  if (known?.paymentId !== undefined && known.checkoutSessionId === session.id) {
    await refundThroughMedusa(container, session, known, known.paymentId);
  } else {
    await refundAtStripe(container, stripe, session, intent);
  }
  await convergeRefunds(container, stripe, intent);
  const isDone = await isBack(stripe, session);
  const deed = isDone ? "Refunded" : "Asked to refund";
  logger.warn(`${deed} Checkout Session ${session.id} in full: no order could stand for it.`);
  return isDone;
}

/** Whether Stripe has sent all of a payment back. */
export async function isBack(stripe: Stripe, session: Stripe.Checkout.Session): Promise<boolean> {
  const refunds = await refundsOf(stripe, intentOf(session));
  const sent = refunds
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, 0);
  return sent >= (session.amount_total ?? 0);
}

async function refundThroughMedusa(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  paymentId: string,
): Promise<void> {
  await refundPaymentAndRecreatePaymentSessionWorkflow(container).run({
    input: {
      payment_collection_id: known.collectionId,
      provider_id: known.providerId,
      data: known.data,
      amount: mainUnit(session.amount_total ?? 0, session.currency ?? "eur"),
      payment_id: paymentId,
      note: "Refunded because the paid cart could not become an order",
    },
  });
}

/** A refusal is kept: staff see it and try again, which is another attempt. */
async function refundAtStripe(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  intent: string,
): Promise<void> {
  const currency = session.currency ?? "eur";
  await askForRefund(stripe, bookOf(container), { attempt: `no-order:${session.id}`, intent, currency });
}

function intentOf(session: Stripe.Checkout.Session): string {
  const intent = paymentIntentId(session);
  if (intent) return intent;
  const message = `Checkout Session ${session.id} is paid but names no payment to refund.`;
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message);
}
