import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { tellMatters } from "../matters/tell";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { removeEntries } from "../refunds/order-book";
import { findCartPayment } from "../settlement/cart-payment";
import { isOfThisShop } from "../shop-id/own";
import { mainUnit } from "../stripe/amount";
import { calling } from "../stripe/failure";

/** Told when a dispute changed: `{id, payment_id, order_id, amount, currency_code, reason, status, due_at}`. */
export const DISPUTE_CHANGED = "stripe-checkout.dispute-changed";

/** The entry of a lost dispute in the book of its order; `reference_id` is Stripe's id, the amount is below 0. */
const REFERENCE = "dispute";

/**
 * Brings what the shop says about a dispute to what Stripe says now; order and number of events do not matter. A lost one
 * is money that is gone: it is entered in the book of the order. The caller holds the payment's lock.
 * @returns false when the payment is not this shop's
 */
export async function convergeDispute(
  container: MedusaContainer,
  stripe: Stripe,
  disputeId: string,
): Promise<boolean> {
  const dispute = await calling("find the dispute", () => stripe.disputes.retrieve(disputeId));
  const intentId = intentOf(dispute);
  if (!intentId) return false;
  const intent = await calling("find the payment", () => stripe.paymentIntents.retrieve(intentId));
  const known = await findCartPayment(container, intent.metadata?.session_id ?? "");
  if (!(await isOfThisShop(container, intent.metadata, known !== undefined))) return false;
  const owner = { payment_id: known?.paymentId ?? null, order_id: known?.order?.id ?? null };
  const said = await note(container, dispute, intentId, owner);
  if (owner.order_id) await enter(container, dispute, owner.order_id);
  await tellMatters(container, {
    name: DISPUTE_CHANGED,
    data: {
      id: dispute.id,
      ...owner,
      amount: mainUnit(dispute.amount, dispute.currency),
      currency_code: dispute.currency,
      reason: dispute.reason,
      status: dispute.status,
      due_at: said.due_at,
    },
  });
  return true;
}

export function intentOf({ payment_intent }: Stripe.Dispute): string | undefined {
  return typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
}

async function note(
  container: MedusaContainer,
  dispute: Stripe.Dispute,
  intentId: string,
  owner: { payment_id: string | null; order_id: string | null },
): Promise<{ due_at: Date | null }> {
  const events = container.resolve(STRIPE_EVENTS);
  const { due_by } = dispute.evidence_details;
  const said = {
    ...owner,
    amount: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    status: dispute.status,
    due_at: due_by ? new Date(due_by * 1000) : null,
  };
  const [present] = await events.listStripeDisputes({ id: dispute.id });
  if (!present) {
    await events.createStripeDisputes({ id: dispute.id, payment_intent: intentId, ...said });
  } else {
    // Staff dealt with the status it had then; a new status opens it again.
    const again = present.status !== dispute.status && { settled_at: null, settled_by: null };
    await events.updateStripeDisputes({ id: dispute.id, ...said, ...again });
  }
  return said;
}

async function enter(container: MedusaContainer, dispute: Stripe.Dispute, orderId: string): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const entries = await orders.listOrderTransactions({
    order_id: orderId,
    reference: REFERENCE,
    reference_id: dispute.id,
  });
  if (dispute.status === "lost" && entries.length === 0) {
    await orders.addOrderTransactions({
      order_id: orderId,
      amount: -mainUnit(dispute.amount, dispute.currency),
      currency_code: dispute.currency,
      reference: REFERENCE,
      reference_id: dispute.id,
    });
  }
  if (dispute.status !== "lost" && entries.length > 0) {
    await removeEntries(
      container,
      entries.map(({ id }) => id),
    );
  }
}

/** Takes a lost dispute off the list of what waits for a person; one that is not decided stays on it. */
export async function settleDispute(
  container: MedusaContainer,
  id: string,
  by: string | null,
): Promise<"settled" | "dealt_with"> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update stripe_dispute set settled_at = now(), settled_by = ?, updated_at = now()
     where id = ? and status = 'lost' and settled_at is null and deleted_at is null returning id`,
    [by, id],
  );
  await tellMatters(container);
  return rows.length > 0 ? "settled" : "dealt_with";
}
