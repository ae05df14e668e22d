import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { refundPaymentAndRecreatePaymentSessionWorkflow } from "@medusajs/medusa/core-flows";
import Stripe from "stripe";
import { isFullyRefunded, paymentIntentId } from "../checkout-session/standing";
import { mainUnit } from "../stripe/amount";
import { calling } from "../stripe/failure";
import type { CartPayment } from "./cart-payment";

/**
 * Gives back a payment that no order stands for. Repeated calls give back once: Stripe knows the key of the refund, and
 * refuses to refund more than was paid.
 * @param known Medusa's payment session, where it still exists; a payment recorded there is refunded through Medusa,
 *   so that it cannot complete the cart afterwards
 */
export async function giveBack(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
): Promise<void> {
  if (isFullyRefunded(session)) return;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  if (known?.paymentId !== undefined && known.checkoutSessionId === session.id) {
    await refundThroughMedusa(container, session, known, known.paymentId);
  } else {
    await refundAtStripe(stripe, session);
  }
  logger.warn(`Refunded Checkout Session ${session.id} in full: no order could stand for it.`);
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

async function refundAtStripe(stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> {
  const intent = paymentIntentId(session);
  if (!intent) {
    const message = `Checkout Session ${session.id} is paid but names no payment to refund.`;
    throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message);
  }
  try {
    await stripe.refunds.create(
      { payment_intent: intent, metadata: { reason: "no order" } },
      { idempotencyKey: `no-order:${intent}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "charge_already_refunded")
      return;
    await calling("refund the payment", () => Promise.reject(error));
  }
}
