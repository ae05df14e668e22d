import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Stripe from "stripe";
import { z } from "zod";
import { rows, shop } from "../../../tests/shopper/shop";
import type { Payment } from "./shop";

const folder = dirname(String(process.env.SHOP_JSON));
const secrets = z
  .object({ stripeApiKey: z.string(), stripeWebhookSecret: z.string() })
  .parse(JSON.parse(readFileSync(join(folder, "secrets.json"), "utf8")));

const address = new URL(shop.stripeSandbox);

/** The shop's account at Stripe, used as its owner would use the dashboard: the shop itself is not asked. */
export const stripe = new Stripe(secrets.stripeApiKey, {
  protocol: "http",
  host: address.hostname,
  port: address.port,
  maxNetworkRetries: 0,
  telemetry: false,
});

export async function intentOf({ checkoutSessionId }: Payment): Promise<Stripe.PaymentIntent> {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(checkoutSessionId, {
    expand: ["payment_intent"],
  });
  if (typeof payment_intent !== "object" || payment_intent === null) throw new Error("Nothing was paid.");
  return payment_intent;
}

/** The refunds of a payment that Stripe carries out or has, the oldest first, in EUR. */
export async function refundsAtStripe(payment: Payment): Promise<number[]> {
  const intent = await intentOf(payment);
  const { data } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
  return data
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .map(({ amount }) => amount / 100)
    .reverse();
}

/** What Medusa says of a payment's refunds, everywhere it says it. */
export interface Books {
  /** Its refunds, the oldest first, in EUR. */
  refunds: number[];
  /** The refunds in the book of the order, the oldest first, below 0, in EUR. */
  entries: number[];
  /** What the payment collection sums up, in EUR. */
  collection: number;
}

export async function booksOf(payment: Payment): Promise<Books> {
  const refunds = await rows(
    `select r.amount from refund r join payment p on p.id = r.payment_id
     where p.payment_session_id = $1 and r.deleted_at is null order by r.created_at`,
    payment.paymentSessionId,
  );
  const entries = await rows(
    `select t.amount from order_transaction t join order_cart oc on oc.order_id = t.order_id
     where oc.cart_id = $1 and t.reference = 'refund' and t.deleted_at is null order by t.created_at`,
    payment.cartId,
  );
  const [collection] = await rows(
    `select c.refunded_amount from payment_collection c
     join cart_payment_collection l on l.payment_collection_id = c.id where l.cart_id = $1 and l.deleted_at is null`,
    payment.cartId,
  );
  const amounts = (found: Record<string, unknown>[]) => found.map(({ amount }) => Number(amount));
  return {
    refunds: amounts(refunds),
    entries: amounts(entries),
    collection: Number(collection?.refunded_amount ?? 0),
  };
}

/** Sends an event to the shop's webhook as Stripe signs it, and answers the shop's status. */
export async function sendEvent(type: string, object: object, id = `evt_${Date.now()}`): Promise<number> {
  const payload = JSON.stringify({ id, object: "event", type, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: secrets.stripeWebhookSecret,
  });
  const { status } = await fetch(`${shop.medusa}/hooks/stripe-checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  });
  return status;
}
