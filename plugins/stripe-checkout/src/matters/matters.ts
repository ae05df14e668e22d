import type { MedusaContainer } from "@medusajs/framework/types";
import { type InEach, inEachLanguage } from "../language/texts";
import { STRIPE_EVENTS, type StripeEventsService } from "../modules/stripe-events";
import { OPEN_DISPUTES } from "../modules/stripe-events/models/stripe-events";
import { dueOf } from "../refunds/failures";
import { overduePayments } from "../settlement/overdue-payments";
import { refundReason } from "../staff/refund-reasons";
import { mainUnit } from "../stripe/amount";
import { configuredOptions } from "../stripe/client";
import type { StripeCheckoutOptions } from "../stripe/options";

/**
 * `refund_failed`: money that was to go back did not; `refund_waiting`: Stripe waits for staff, or has not answered for
 * long; `payment_waiting`: a bank has not decided about a delayed payment for longer than banks take; `dispute_open`, `dispute_lost`: a payer disputes a payment, or has won; `payment_unknown`: money for nothing that
 * Medusa knows.
 */
export type MatterKind =
  | "refund_failed"
  | "refund_waiting"
  | "payment_waiting"
  | "dispute_open"
  | "dispute_lost"
  | "payment_unknown";

/** Something that needs a person. */
export interface Matter {
  kind: MatterKind;
  /** Of the refund or dispute row, or of the Checkout Session: what the admin routes take. */
  id: string;
  payment_id: string | null;
  order_id: string | null;
  cart_id: string | null;
  /** Medusa's refund, where it had entered one. */
  refund_id: string | null;
  /** Main unit of the currency; of a refund what of it is still to be given back. */
  amount: number;
  /** Of a refund: what the payer was to get by it. */
  refund_amount?: number;
  currency_code: string;
  /** Stripe's own word, such as `needs_response`. */
  status: string;
  /** Stripe's reason or message. */
  reason: string | null;
  /** Why a refund failed, for staff to read. */
  reason_in_words?: InEach<string>;
  /** Until when something has to be done; what happens then is in the README. */
  due_at: Date | null;
  since: Date;
  /** Where a person sees the payment at Stripe. */
  url: string | null;
}

/** Stripe answers within seconds; longer than this is worth a look. */
const ANSWER_HAS_MS = 10 * 60 * 1000;
const MOST = 500;

/** Everything that waits for staff now; what they have dealt with is no longer in it. */
export async function openMatters(container: MedusaContainer, orderId?: string): Promise<Matter[]> {
  const about = orderId === undefined ? {} : { order_id: orderId };
  const found = await Promise.all([
    refundMatters(container, about),
    disputeMatters(container, about),
    waitingPayments(container, orderId ?? null),
    orderId === undefined ? unknownPayments(container) : [],
  ]);
  return found.flat();
}

interface About {
  order_id?: string;
}

async function refundMatters(container: MedusaContainer, about: About): Promise<Matter[]> {
  const options = configuredOptions(container);
  const rows = await serviceOf(container).listStripeRefunds(
    {
      ...about,
      settled_at: null,
      status: ["asked", "requires_action", "failed", "canceled", "refused"],
    },
    { take: MOST, order: { created_at: "ASC" } },
  );
  const answerBy = Date.now() - ANSWER_HAS_MS;
  return rows
    .filter(({ status, created_at }) => status !== "asked" || new Date(created_at).getTime() < answerBy)
    .map((row) => ({
      kind: row.status === "asked" || row.status === "requires_action" ? "refund_waiting" : "refund_failed",
      id: row.id,
      payment_id: row.payment_id,
      order_id: row.order_id,
      cart_id: row.cart_id,
      refund_id: row.refund_id,
      amount: mainUnit(dueOf(row), row.currency),
      refund_amount: mainUnit(row.amount, row.currency),
      currency_code: row.currency,
      status: row.status,
      reason: row.failure,
      reason_in_words: inEachLanguage((language) => refundReason(row.failure ?? row.status, language)),
      due_at: null,
      since: row.created_at,
      url: paymentPage(options, row.payment_intent),
    }));
}

async function disputeMatters(container: MedusaContainer, about: About): Promise<Matter[]> {
  const options = configuredOptions(container);
  const rows = await serviceOf(container).listStripeDisputes(
    { ...about, settled_at: null, status: [...OPEN_DISPUTES, "lost"] },
    { take: MOST, order: { created_at: "ASC" } },
  );
  return rows.map((row) => ({
    kind: row.status === "lost" ? "dispute_lost" : "dispute_open",
    id: row.id,
    payment_id: row.payment_id,
    order_id: row.order_id,
    cart_id: null,
    refund_id: null,
    amount: mainUnit(row.amount, row.currency),
    currency_code: row.currency,
    status: row.status,
    reason: row.reason,
    due_at: row.status.endsWith("needs_response") ? row.due_at : null,
    since: row.created_at,
    url: paymentPage(options, row.payment_intent),
  }));
}

async function waitingPayments(container: MedusaContainer, orderId: string | null): Promise<Matter[]> {
  const options = configuredOptions(container);
  const rows = await overduePayments(container, new Date(), orderId);
  return rows.map(({ id, intent, order_id, cart_id, amount, currency, since }) => ({
    kind: "payment_waiting",
    id,
    payment_id: null,
    order_id,
    cart_id,
    refund_id: null,
    amount,
    currency_code: currency,
    status: "processing",
    reason: null,
    due_at: null,
    since,
    url: intent && paymentPage(options, intent),
  }));
}

async function unknownPayments(container: MedusaContainer): Promise<Matter[]> {
  const options = configuredOptions(container);
  const rows = await serviceOf(container).listStripeUnknownPayments(
    { decision: null },
    { take: MOST, order: { created_at: "ASC" } },
  );
  return rows.map((row) => ({
    kind: "payment_unknown",
    id: row.id,
    payment_id: null,
    order_id: null,
    cart_id: null,
    refund_id: null,
    amount: mainUnit(row.amount, row.currency),
    currency_code: row.currency,
    status: "paid",
    reason: row.email,
    due_at: row.due_at,
    since: row.created_at,
    url: row.payment_intent && paymentPage(options, row.payment_intent),
  }));
}

function serviceOf(container: MedusaContainer): StripeEventsService {
  return container.resolve(STRIPE_EVENTS);
}

const DASHBOARD = "https://dashboard.stripe.com";

/** Where a person sees a payment: Stripe's dashboard, of the key's mode, or the page of the sandbox. */
export function paymentPage(
  { apiKey, apiUrl }: Pick<StripeCheckoutOptions, "apiKey" | "apiUrl">,
  intentId: string,
): string {
  if (apiUrl) return new URL(`/dashboard/payments/${intentId}`, apiUrl).href;
  const isLive = /^(sk|rk)_live_/.test(apiKey);
  return `${DASHBOARD}/${isLive ? "" : "test/"}payments/${intentId}`;
}
