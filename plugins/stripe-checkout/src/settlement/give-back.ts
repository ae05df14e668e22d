import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { refundPaymentAndRecreatePaymentSessionWorkflow } from "@medusajs/medusa/core-flows";
import type Stripe from "stripe";
import { isFullyRefunded, paymentIntentId } from "../checkout-session/standing";
import { askForRefund, leftOf, refundsOf } from "../refunds/ask-for-refund";
import { convergeRefunds } from "../refunds/converge";
import { isFailure } from "../refunds/failures";
import { bookOf, type RefundRow, rowsOf } from "../refunds/rows";
import { mainUnit } from "../stripe/amount";
import type { CartPayment } from "./cart-payment";

/**
 * Gives back a payment that no order stands for. Repeated calls give back once: each attempt is written down, and
 * Stripe refuses to refund more than was paid. The requests that follow a refusal come ever more rarely; see
 * `mayAskAgain`.
 * @param known Medusa's payment session, where it still exists; a payment recorded there is refunded through Medusa,
 *   so that it cannot complete the cart afterwards
 * @returns whether all of it is back, by Stripe or otherwise; false where Stripe has refused or has not decided, which staff see
 */
export async function giveBack(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
): Promise<boolean> {
  const intent = intentOf(session);
  const rows = await rowsOf(container, intent);
  const isBackNow = isFullyRefunded(session) || (await isBack(container, stripe, session));
  if (isBackNow || !mayAskAgain(rows, new Date())) {
    await convergeRefunds(container, stripe, intent);
    return isBack(container, stripe, session);
  }
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const failures = rows.filter(isFailure).length;
  if (known?.paymentId !== undefined && known.checkoutSessionId === session.id) {
    await refundThroughMedusa(container, stripe, session, known, known.paymentId).catch(
      async (error: Error) => {
        // What Stripe refused is in the book, for staff to see.
        if ((await rowsOf(container, intent)).filter(isFailure).length === failures) throw error;
        logger.warn(`Checkout Session ${session.id} could not be refunded: ${error.message}`);
      },
    );
  } else {
    await refundAtStripe(container, stripe, session, intent, failures);
  }
  await convergeRefunds(container, stripe, intent);
  const isDone = await isBack(container, stripe, session);
  const deed = isDone ? "Refunded" : "Asked to refund";
  logger.warn(`${deed} Checkout Session ${session.id} in full: no order could stand for it.`);
  return isDone;
}

/** Whether Stripe has sent all of a payment back, or staff have paid out otherwise what it has not. */
export async function isBack(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
): Promise<boolean> {
  const intent = intentOf(session);
  const refunds = await refundsOf(stripe, intent);
  const otherwise = await bookOf(container).paidOtherwise(intent);
  const sent = refunds
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amount }) => sum + amount, otherwise);
  return sent >= (session.amount_total ?? 0);
}

/** All that is left of it: what went back without Medusa stands in its books first, so that it is not asked for again. */
async function refundThroughMedusa(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  paymentId: string,
): Promise<void> {
  const intent = intentOf(session);
  await convergeRefunds(container, stripe, intent);
  const left = (await leftOf(stripe, intent)) - (await bookOf(container).paidOtherwise(intent));
  if (left <= 0) return;
  await refundPaymentAndRecreatePaymentSessionWorkflow(container).run({
    input: {
      payment_collection_id: known.collectionId,
      provider_id: known.providerId,
      data: known.data,
      amount: mainUnit(left, session.currency ?? "eur"),
      payment_id: paymentId,
      note: "Refunded because the paid cart could not become an order",
    },
  });
}

/** A refusal is kept: the next request is another attempt. */
async function refundAtStripe(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  intent: string,
  failures: number,
): Promise<void> {
  const currency = session.currency ?? "eur";
  const attempt = `no-order:${session.id}${failures === 0 ? "" : `:${failures + 1}`}`;
  await askForRefund(stripe, bookOf(container), { attempt, intent, currency });
}

function intentOf(session: Stripe.Checkout.Session): string {
  const intent = paymentIntentId(session);
  if (intent) return intent;
  const message = `Checkout Session ${session.id} is paid but names no payment to refund.`;
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message);
}

const MINUTE_MS = 60 * 1000;

/** What passes after each refusal before the money of a payment without order is offered again; minutes. */
const PAUSES = [10, 60, 6 * 60, 24 * 60, 3 * 24 * 60];

/** Counts as far as pace goes. */
type Tried = Pick<RefundRow, "status" | "failed_at" | "updated_at">;

/** Whether it is time to ask again for a refund that Stripe has refused: ever more rarely, and in the end staff alone ask. */
export function mayAskAgain(rows: readonly Tried[], now: Date): boolean {
  const failures = rows.filter(isFailure);
  const pause = PAUSES[failures.length - 1];
  if (failures.length === 0) return true;
  if (pause === undefined) return false;
  const times = failures.map(({ failed_at, updated_at }) => new Date(failed_at ?? updated_at).getTime());
  return now.getTime() >= Math.max(...times) + pause * MINUTE_MS;
}
