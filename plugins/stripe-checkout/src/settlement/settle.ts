import type { MedusaContainer } from "@medusajs/framework/types";
import {
  BigNumber,
  ContainerRegistrationKeys,
  MedusaError,
  Modules,
  PaymentActions,
} from "@medusajs/framework/utils";
import { cancelOrderWorkflow, processPaymentWorkflow } from "@medusajs/medusa/core-flows";
import type Stripe from "stripe";
import { isFullyRefunded, paymentIntentId, standingOf, WITH_CHARGE } from "../checkout-session/standing";
import type { Outcome } from "../modules/stripe-events/models/stripe-events";
import { hasMoney, isCancellable } from "../refunds/cancellable";
import { isFailure } from "../refunds/failures";
import { withOrderLock } from "../refunds/order-book";
import { rowsOf } from "../refunds/rows";
import { isOfThisShop } from "../shop-id/own";
import { mainUnit } from "../stripe/amount";
import { configuredOptions } from "../stripe/client";
import { calling } from "../stripe/failure";
import { type CartPayment, findCartPayment } from "./cart-payment";
import {
  asError,
  CART_CHANGED,
  completeCart,
  type Issue,
  isBeyondCompletion,
  isFinal,
  NOT_PLACED,
  reasonsOf,
} from "./complete-cart";
import { giveBack, isBack } from "./give-back";
import { tellPaymentFailed } from "./payment-failed";
import { isOlderThan } from "./restored";
import {
  forgetSession,
  forgetSessionsInsteadOf,
  isNotedReturn,
  noteReturn,
  tellReturn,
} from "./returned-payment";
import { keepForStaff } from "./unknown-payment";

/**
 * Brings a paid Checkout Session to its end: exactly one order, or the money back. Repeating it changes nothing.
 * The caller holds the cart's lock.
 * @param attempt counts from 1; see `isBeyondCompletion`
 * @throws Error while neither end is reached; the caller lets Stripe try again
 */
export async function settle(
  container: MedusaContainer,
  stripe: Stripe,
  checkoutSessionId: string,
  attempt: number,
): Promise<Outcome> {
  const session = await retrieve(stripe, checkoutSessionId);
  const known = await findCartPayment(container, session.metadata?.session_id ?? "");
  const isKnown =
    known !== undefined ||
    (await hasCart(container, session.metadata?.cart_id)) ||
    (await isNotedReturn(container, session));
  if (!(await isOfThisShop(container, session.metadata, isKnown))) return "foreign";
  const standing = standingOf(session);
  if (standing === "open" || standing === "expired") return "not_paid";
  if (standing === "underway") return placePending(container, session, known, attempt);
  if (standing === "failed") return endFailed(container, session, known);

  if (!isKnown || (await isOlderThan(container, session))) return keepForStaff(container, session);
  if (known?.checkoutSessionId !== session.id) {
    // The cart changed while the shopper paid: the sum no longer fits, so the money goes back. What is back by now Medusa has sent, when
    // it undid an order, and it made another session for the cart.
    const reason = isFullyRefunded(session) ? NOT_PLACED : CART_CHANGED;
    return returnPayment(container, stripe, session, undefined, [reason]);
  }
  if (isFullyRefunded(session)) {
    if (known.order && known.paymentId) return "ordered";
    await forgetSessionsInsteadOf(container, session);
    if (await isBack(container, stripe, session)) await tellReturn(container, session.id);
    return "refunded";
  }
  if (known.order) return attachPayment(container, stripe, session, known, known.order.id);
  // Medusa's own way out of a completion that fails asks for a refund each time.
  if (await isRefundRefused(container, session))
    return returnPayment(container, stripe, session, known, [NOT_PLACED]);
  return placeOrder(container, stripe, session, known, attempt);
}

/** Stripe has refused to give the money back: it still goes back, at the pace of `giveBack`. */
async function isRefundRefused(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
): Promise<boolean> {
  const intent = paymentIntentId(session);
  return intent !== undefined && (await rowsOf(container, intent)).some(isFailure);
}

/**
 * The order is there already. Usually the return page was faster and nothing is left to do; but a crash can leave an
 * order without its payment, or without the entry that makes it a paid one; and a payment link pays an older order.
 */
async function attachPayment(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  orderId: string,
): Promise<Outcome> {
  if (await isEntered(container, known, orderId)) return "ordered";
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["id", "status"] });
  if (order.status === "canceled" && known.paymentId === undefined) {
    return returnPayment(container, stripe, session, known, []);
  }
  await joinPayment(container, known, orderId);
  const failure = await processPayment(container, session, known.sessionId);
  const current = await findCartPayment(container, known.sessionId);
  if (failure || !current || !(await isEntered(container, current, orderId))) {
    throw (
      failure ?? new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Order ${orderId} lacks its payment.`)
    );
  }
  return "ordered";
}

/** Medusa enters a payment in the book of the order it is joined to; a crash may have come before it was. */
async function joinPayment(
  container: MedusaContainer,
  { collectionId }: CartPayment,
  orderId: string,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: orderId },
    [Modules.PAYMENT]: { payment_collection_id: collectionId },
  });
}

/** Whether the payment is captured and stands in the order's own book. */
async function isEntered(
  container: MedusaContainer,
  { paymentId }: CartPayment,
  orderId: string,
): Promise<boolean> {
  if (paymentId === undefined) return false;
  const captures = await container.resolve(Modules.PAYMENT).listCaptures({ payment_id: paymentId });
  if (captures.length === 0) return false;
  const entries = await container.resolve(Modules.ORDER).listOrderTransactions({
    order_id: orderId,
    reference: "capture",
    reference_id: captures.map(({ id }) => id),
  });
  return entries.length > 0;
}

async function placeOrder(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment,
  attempt: number,
): Promise<Outcome> {
  const refused = known.cartId === undefined ? undefined : await completeCart(container, known.cartId);
  if (refused && isFinal(refused, configuredOptions(container).finalRefusals)) {
    return returnPayment(container, stripe, session, known, refused.issues);
  }
  const failure = refused && (await processPayment(container, session, known.sessionId));
  const current = await findCartPayment(container, known.sessionId);
  if (current?.order) return "ordered";

  const paid = await retrieve(stripe, session.id);
  // Medusa itself refunds a captured payment whose cart it cannot complete.
  if (isFullyRefunded(paid)) return returnPayment(container, stripe, paid, known, reasonsOf(refused));
  if (!isBeyondCompletion(attempt, [failure, refused?.error])) {
    throw (
      failure ??
      refused?.error ??
      new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Cart ${known.cartId} was not completed.`)
    );
  }
  return returnPayment(container, stripe, paid, current ?? known, reasonsOf(refused));
}

/** Money of a cart of this shop has an owner, even where its payment session is gone. */
async function hasCart(container: MedusaContainer, cartId: string | undefined): Promise<boolean> {
  if (!cartId) return false;
  const carts = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["id"], take: 1, withDeleted: true });
  return carts.length > 0;
}

/**
 * A delayed payment is on its way: the cart becomes an order that holds its stock until the bank has decided. A cart that
 * cannot become one waits as it is: the money, should it come, is settled or given back then.
 */
async function placePending(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
  attempt: number,
): Promise<Outcome> {
  if (known?.checkoutSessionId !== session.id || known.order || known.cartId === undefined) return "not_paid";
  const refused = await completeCart(container, known.cartId);
  const isOver = !refused || isFinal(refused, configuredOptions(container).finalRefusals);
  if (!isOver && !isBeyondCompletion(attempt, [refused.error])) throw refused.error;
  return "not_paid";
}

/**
 * A bank declined a delayed payment: this page can no longer be paid. Its order is cancelled; a cart that has become none
 * can be paid anew.
 */
async function endFailed(
  container: MedusaContainer,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
): Promise<Outcome> {
  if (known?.checkoutSessionId === session.id && known.paymentId === undefined) {
    if (known.order) await cancelUnpaid(container, known, known.order.id);
    else await forgetSession(container, known);
  }
  await tellPaymentFailed(container, session, known);
  return "payment_failed";
}

/**
 * Medusa notes first that the payment is dead: who follows the cancellation reads there why it came. What is packed Medusa does
 * not cancel: the order stays, unpaid, and the shop's own comparison tells staff.
 */
async function cancelUnpaid(
  container: MedusaContainer,
  { sessionId, cartId }: CartPayment,
  orderId: string,
): Promise<void> {
  // An order that is paid by a payment link waits for another payment.
  if (cartId === undefined) return;
  const { status } = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["status"] });
  if (status === "canceled") return;
  await container
    .resolve(Modules.PAYMENT)
    .authorizePaymentSession(sessionId, {})
    .catch(() => undefined);
  await withOrderLock(container, orderId, async () => {
    // Once the payment is dead, the shop may book another in its place, under the same lock.
    if (!(await isCancellable(container, orderId)) || (await hasMoney(container, orderId))) return;
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } });
  });
}

/** Gives the money back for good and tells the rest of the shop why, once it is on its way. */
export async function returnPayment(
  container: MedusaContainer,
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  known: CartPayment | undefined,
  issues: readonly Issue[],
): Promise<Outcome> {
  await noteReturn(container, session, known, issues);
  const isOnItsWay = await giveBack(container, stripe, session, known);
  if (known && known.paymentId === undefined) await forgetSession(container, known);
  await forgetSessionsInsteadOf(container, session);
  if (isOnItsWay) await tellReturn(container, session.id);
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
    return asError(error);
  }
}

function retrieve(stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> {
  return calling("check the payment", () => stripe.checkout.sessions.retrieve(id, WITH_CHARGE));
}
