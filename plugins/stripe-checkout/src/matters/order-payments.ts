import type { MedusaContainer } from "@medusajs/framework/types";
import { STRIPE_EVENTS } from "../modules/stripe-events";
import { paymentsOf } from "../refunds/payments";
import { mainUnit } from "../stripe/amount";
import { configuredOptions } from "../stripe/client";
import { type Matter, openMatters, paymentPage } from "./matters";

export interface OrderPayments {
  payments: { id: string; intent: string; url: string }[];
  /** Main unit of the currency. */
  refunds: { id: string; amount: number; currency_code: string; status: string; at: Date }[];
  disputes: {
    id: string;
    amount: number;
    currency_code: string;
    status: string;
    reason: string;
    due_at: Date | null;
  }[];
  /** What of this order waits for a person. */
  matters: Matter[];
}

/** What Stripe has of an order, as this shop last heard. */
export async function orderPayments(container: MedusaContainer, orderId: string): Promise<OrderPayments> {
  const options = configuredOptions(container);
  const events = container.resolve(STRIPE_EVENTS);
  const oldestFirst = { take: 200, order: { created_at: "ASC" } } as const;
  const [payments, refunds, disputes, matters] = await Promise.all([
    paymentsOf(container, { order: orderId }),
    events.listStripeRefunds({ order_id: orderId }, oldestFirst),
    events.listStripeDisputes({ order_id: orderId }, oldestFirst),
    openMatters(container, orderId),
  ]);
  return {
    payments: payments.map(({ id, intent }) => ({ id, intent, url: paymentPage(options, intent) })),
    refunds: refunds.map(({ id, amount, currency, status, created_at }) => ({
      id,
      amount: mainUnit(amount, currency),
      currency_code: currency,
      status,
      at: created_at,
    })),
    disputes: disputes.map(({ id, amount, currency, status, reason, due_at }) => ({
      id,
      amount: mainUnit(amount, currency),
      currency_code: currency,
      status,
      reason,
      due_at,
    })),
    matters,
  };
}
