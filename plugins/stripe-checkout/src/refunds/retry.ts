import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import type Stripe from "stripe";
import { tellMatters } from "../matters/tell";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { StripeEventsService } from "../modules/stripe-events/service";
import { withPaymentLock } from "../settlement/payment-lock";
import { mainUnit } from "../stripe/amount";
import { askForRefund, leftOf } from "./ask-for-refund";
import { bookOf, convergeRefunds, type RefundRow } from "./converge";
import { isOpenOrder } from "./open-order";

/** `nothing_left`: all of the payment had gone back before. */
export type Retried = "asked" | "refused" | "nothing_left" | "dealt_with" | "unknown";

/**
 * Asks once more for a refund that failed: another attempt with another idempotency key, of no more than what is left. Of
 * several at once one asks. Its failure is a separate matter.
 */
export async function retryRefund(
  container: MedusaContainer,
  stripe: Stripe,
  id: string,
  by: string | null,
): Promise<Retried> {
  const events = container.resolve<StripeEventsService>(STRIPE_EVENTS);
  const [row] = await events.listStripeRefunds({ id });
  if (!row) return "unknown";
  return withPaymentLock(container, stripe, row.payment_intent, async () => {
    if (!(await settleRefund(container, id, by))) return "dealt_with";
    try {
      const left = await leftOf(stripe, row.payment_intent);
      if (left === 0) return "nothing_left";
      return await askAgain(container, stripe, row, Math.min(left, row.amount));
    } catch (error) {
      await events.updateStripeRefunds({ id, settled_at: null, settled_by: null });
      throw error;
    } finally {
      await convergeRefunds(container, stripe, row.payment_intent);
      await tellMatters(container);
    }
  });
}

/** Staff have dealt with a failed refund. @returns false when it was no open failure */
export async function settleRefund(
  container: MedusaContainer,
  id: string,
  by: string | null,
): Promise<boolean> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update stripe_refund set settled_at = now(), settled_by = ?, updated_at = now()
     where id = ? and settled_at is null and status in ('failed', 'canceled', 'refused') and deleted_at is null returning id`,
    [by, id],
  );
  return rows.length > 0;
}

async function askAgain(
  container: MedusaContainer,
  stripe: Stripe,
  row: RefundRow,
  amount: number,
): Promise<Retried> {
  const { payment_id, order_id, payment_intent, currency } = row;
  if (payment_id === null) {
    const attempt = `again:${randomUUID()}`;
    const { status } = await askForRefund(stripe, bookOf(container), {
      attempt,
      intent: payment_intent,
      amount,
      currency,
    });
    return status === "refused" || status === "failed" || status === "canceled" ? "refused" : "asked";
  }
  const input = { payment_id, amount: mainUnit(amount, currency) };
  const before = await failuresOf(container, payment_intent);
  try {
    if (order_id !== null && (await isOpenOrder(container, order_id))) {
      await refundPaymentWorkflow(container).run({ input });
    } else {
      await container.resolve(Modules.PAYMENT).refundPayment(input);
    }
    return "asked";
  } catch (error) {
    // What Stripe refused is in the book; whatever else went wrong was not asked for.
    if ((await failuresOf(container, payment_intent)) > before) return "refused";
    throw error;
  }
}

async function failuresOf(container: MedusaContainer, intent: string): Promise<number> {
  const [, count] = await container
    .resolve<StripeEventsService>(STRIPE_EVENTS)
    .listAndCountStripeRefunds({ payment_intent: intent, status: ["failed", "canceled", "refused"] });
  return count;
}
