import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import type { CartPayment } from "../settlement/cart-payment";
import { mainUnit, smallestUnit } from "../stripe/amount";
import { leftOf } from "./ask-for-refund";
import { countFailures, openFailures } from "./failures";
import { isOpenOrder } from "./order-book";
import type { RefundRow } from "./rows";

/** The entry of money paid out otherwise in the book of its order, one for each failed refund; `reference_id` is Medusa's payment. */
export const PAID_OTHERWISE = "paid_otherwise";

/**
 * Deals with failures of which nothing is left to give back, and writes down how much of the others is. All of it is done
 * where nothing of the payment is left: all went back, or the payer won it in a dispute, or staff paid it out otherwise.
 */
export async function settleMadeUp(
  container: MedusaContainer,
  stripe: Stripe,
  intentId: string,
  known: CartPayment | undefined,
  rows: readonly RefundRow[],
): Promise<boolean> {
  const isBooked = await bookPaidOtherwise(container, rows);
  const open = openFailures(rows);
  if (open.length === 0) return isBooked;
  const events = container.resolve(STRIPE_EVENTS);
  const kept = await keptOf(container, stripe, intentId, rows);
  const owed = await owedOf(container, known, intentId, kept);
  let isChanged = isBooked;
  for (const { id, owed: now, isOver, madeUpBy } of countFailures(rows, owed)) {
    const row = open.find((one) => one.id === id);
    const isDone = isOver || kept <= 0;
    if (!isDone && row?.owed === now) continue;
    const done = isDone && { settled_at: new Date(), made_up_by: madeUpBy };
    await events.updateStripeRefunds({ id, owed: now, ...done });
    isChanged = true;
  }
  return isChanged;
}

/** What of a payment is neither given back nor lost in a dispute nor paid out otherwise; smallest unit. */
export async function keptOf(
  container: MedusaContainer,
  stripe: Stripe,
  intentId: string,
  rows: readonly RefundRow[],
): Promise<number> {
  const lost = await container
    .resolve(STRIPE_EVENTS)
    .listStripeDisputes({ payment_intent: intentId, status: "lost" });
  const gone = [...lost.map(({ amount }) => amount), ...rows.map(({ paid_otherwise }) => paid_otherwise)];
  return gone.reduce((left, amount) => left - amount, await leftOf(stripe, intentId));
}

const summary = z.object({
  currency_code: z.string(),
  summary: z.object({ pending_difference: z.coerce.number() }),
});

/**
 * What is still to be given back of a payment: all that is kept where no order stands for it, else what the order's book owes
 * beyond what failed refunds of its other payments stand for.
 */
async function owedOf(
  container: MedusaContainer,
  known: CartPayment | undefined,
  intentId: string,
  kept: number,
): Promise<number> {
  const orderId = known?.order?.id;
  if (orderId === undefined || !(await isOpenOrder(container, orderId))) return kept;
  const owed = await owedByOrder(container, orderId);
  const others = openFailures(
    await container
      .resolve(STRIPE_EVENTS)
      .listStripeRefunds({ order_id: orderId, settled_at: null }, { take: 1000 }),
  ).filter(({ payment_intent }) => payment_intent !== intentId);
  return Math.max(
    0,
    Math.min(
      kept,
      others.reduce((rest, other) => rest - (other.owed ?? 0), owed),
    ),
  );
}

/** What the order's book owes to its customer, smallest unit. */
async function owedByOrder(container: MedusaContainer, orderId: string): Promise<number> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["currency_code", "summary.*"],
    filters: { id: orderId },
  });
  const order = summary.parse(data[0]);
  const difference = Math.round(order.summary.pending_difference * 100) / 100;
  return smallestUnit(Math.max(0, -difference), order.currency_code);
}

/**
 * The order's book says what staff have paid out otherwise, so that it is no longer owed. Money that Medusa has no payment for is left
 * out: the order never had it. The caller holds the payment's lock.
 */
async function bookPaidOtherwise(container: MedusaContainer, rows: readonly RefundRow[]): Promise<boolean> {
  const orders = container.resolve(Modules.ORDER);
  const paid = rows
    .filter(({ paid_otherwise }) => paid_otherwise > 0)
    .sort((one, other) => Number(one.settled_at) - Number(other.settled_at));
  const [first] = paid;
  if (!first?.order_id || !first.payment_id) return false;
  const about = { order_id: first.order_id, reference: PAID_OTHERWISE, reference_id: first.payment_id };
  const entries = await orders.listOrderTransactions(about, { take: 1000 });
  const missing = paid.slice(entries.length);
  // Medusa fails on an empty list.
  if (missing.length === 0) return false;
  await creditBeyondOwed(container, first.order_id, missing);
  await orders.addOrderTransactions(
    missing.map(({ paid_otherwise, currency }) => ({
      ...about,
      amount: -mainUnit(paid_otherwise, currency),
      currency_code: currency,
    })),
  );
  return true;
}

/** What was paid out beyond what an order owes lowers its sum, as Medusa's own refund does. Repeated after a crash it adds nothing. */
async function creditBeyondOwed(
  container: MedusaContainer,
  orderId: string,
  paid: readonly RefundRow[],
): Promise<void> {
  if (!(await isOpenOrder(container, orderId))) return;
  const amount = paid.reduce((sum, { paid_otherwise }) => sum + paid_otherwise, 0);
  const beyond = amount - (await owedByOrder(container, orderId));
  if (beyond <= 0) return;
  const orders = container.resolve(Modules.ORDER);
  // Medusa's workflow for credit lines takes none while nothing is due.
  const { id } = await orders.createOrderChange({
    order_id: orderId,
    change_type: "credit_line",
    actions: [
      {
        action: ChangeActionType.CREDIT_LINE_ADD,
        reference: PAID_OTHERWISE,
        reference_id: String(paid[0]?.payment_id),
        amount: mainUnit(beyond, String(paid[0]?.currency)),
      },
    ],
  });
  await orders.confirmOrderChange(id);
}
