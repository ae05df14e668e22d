import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { tellMatters } from "../matters/tell";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { OPEN_DISPUTES } from "../modules/stripe-events/models/stripe-events";
import { withPaymentLock } from "../settlement/payment-lock";
import { mainUnit } from "../stripe/amount";
import { askForRefund } from "./ask-for-refund";
import { isCancellable } from "./cancellable";
import { convergeRefunds } from "./converge";
import { dueOf, openFailures } from "./failures";
import { keptOf } from "./made-up";
import { isOpenOrder, refundOrder } from "./order-book";
import { bookOf, type RefundRow, rowsOf } from "./rows";

/** `nothing_left`: all of the payment had gone back before. */
export type Retried = "asked" | "refused" | "nothing_left" | "dealt_with" | "unknown";

/**
 * Asks once more for a refund that failed: another attempt with another idempotency key, of no more than is still due. Of
 * several at once one asks. Its failure is a separate matter.
 */
export function retryRefund(
  container: MedusaContainer,
  stripe: Stripe,
  id: string,
  by: string | null,
): Promise<Retried> {
  return withFailure(container, stripe, id, async (row, rows): Promise<Retried> => {
    const kept = await keptOf(container, stripe, row.payment_intent, rows);
    const due = Math.min(kept, dueOf(row));
    if (due <= 0) return "nothing_left";
    const outcome = await askAgain(container, stripe, row, due);
    const known = new Set(rows.map(({ id }) => id));
    const again = (await rowsOf(container, row.payment_intent)).find((one) => !known.has(one.id));
    const events = container.resolve(STRIPE_EVENTS);
    // Should it fail as well, it is the same debt.
    if (again) await events.updateStripeRefunds({ id: again.id, owed: row.owed && due });
    await events.updateStripeRefunds({
      id,
      settled_at: new Date(),
      settled_by: by,
      made_up_by: again?.id ?? null,
    });
    return outcome;
  });
}

/** Staff have paid out a failed refund otherwise: what the books owe of it is entered, and Stripe gives back that much less. */
export function settleRefund(
  container: MedusaContainer,
  stripe: Stripe,
  id: string,
  by: string | null,
): Promise<"settled" | "dealt_with" | "unknown"> {
  return withFailure(container, stripe, id, async ({ owed }): Promise<"settled"> => {
    await container
      .resolve(STRIPE_EVENTS)
      .updateStripeRefunds({ id, settled_at: new Date(), settled_by: by, paid_otherwise: owed ?? 0 });
    return "settled";
  });
}

/** `disputed`: the bank may still give it back to the payer. */
export type PaidOut = "settled" | "not_cancellable" | "disputed" | "dealt_with" | "unknown";

/**
 * Staff have paid out otherwise all that is left of a payment whose refund failed, so that its order can be cancelled: Stripe
 * gives back none of it any more. Of an order that cannot be cancelled nothing is entered.
 */
export function settlePayment(
  container: MedusaContainer,
  stripe: Stripe,
  id: string,
  by: string | null,
): Promise<PaidOut> {
  return withFailure(container, stripe, id, async (row, rows): Promise<PaidOut> => {
    const { order_id, payment_intent } = row;
    if (order_id === null || !(await isCancellable(container, order_id))) return "not_cancellable";
    const events = container.resolve(STRIPE_EVENTS);
    const [open] = await events.listStripeDisputes({ payment_intent, status: OPEN_DISPUTES });
    if (open) return "disputed";
    const kept = await keptOf(container, stripe, payment_intent, rows);
    await events.updateStripeRefunds({ id, settled_at: new Date(), settled_by: by, paid_otherwise: kept });
    return "settled";
  });
}

/** Deals with a failure that is still open once Stripe has been asked, and compares the books afterwards. */
async function withFailure<Outcome>(
  container: MedusaContainer,
  stripe: Stripe,
  id: string,
  deal: (row: RefundRow, rows: RefundRow[]) => Promise<Outcome>,
): Promise<Outcome | "dealt_with" | "unknown"> {
  const [row] = await container.resolve(STRIPE_EVENTS).listStripeRefunds({ id });
  if (!row) return "unknown";
  const intent = row.payment_intent;
  return withPaymentLock(container, stripe, intent, async () => {
    await convergeRefunds(container, stripe, intent);
    const rows = await rowsOf(container, intent);
    const current = openFailures(rows).find((one) => one.id === id);
    if (!current) return "dealt_with";
    try {
      return await deal(current, rows);
    } finally {
      await convergeRefunds(container, stripe, intent);
      await tellMatters(container);
    }
  });
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
      await refundOrder(container, order_id, input);
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
    .resolve(STRIPE_EVENTS)
    .listAndCountStripeRefunds({ payment_intent: intent, status: ["failed", "canceled", "refused"] });
  return count;
}
