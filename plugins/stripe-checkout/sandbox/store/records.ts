import type Stripe from "stripe";

/** A Checkout Session with what Stripe keeps about it but shows only on request. */
export interface SessionRecord {
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  intent: {
    captureMethod: "automatic" | "manual";
    metadata: Stripe.Metadata;
    description: string | null;
    receiptEmail: string | null;
  };
  /** The card that waits on the 3-D Secure page. */
  authenticating: CardOnFile | null;
  /** The rendered form that paid: its second submit is a double click, any other one comes too late. */
  paidByForm: string | null;
}

/** What is kept of a card; the number and the security code are never stored. */
export interface CardOnFile {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  name: string;
  email: string;
  form: string | null;
  /** Decline code that follows a completed authentication, for the test cards that behave so. */
  thenDecline: string | null;
}

/** One POST of an event to the webhook address. `status` is null when nothing answered. */
export interface DeliveryAttempt {
  at: string;
  status: number | null;
  error: string | null;
  milliseconds: number;
}

export interface EventRecord {
  event: StripeEvent;
  sessionId: string | null;
  delivery: {
    state: "pending" | "delivered" | "dropped" | "held" | "given_up";
    /** Milliseconds since the epoch. */
    nextAttemptAt: number;
    copies: number;
    attempts: DeliveryAttempt[];
  };
}

/** An event as Stripe sends it; the object is a snapshot taken when the event happened. */
export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** The stored answer to a request with an `Idempotency-Key`. */
export interface IdempotentAnswer {
  endpoint: string;
  parameters: string;
  status: number;
  body: unknown;
  createdAt: number;
}

/** How events travel: a test switches it for the whole sandbox or for one Checkout Session. */
export interface WebhookMode {
  mode: "deliver" | "drop" | "hold";
  delayMs: number;
  copies: number;
  /** Seconds that the signing clock is ahead. */
  skewSeconds?: number;
}

export interface Records {
  session: SessionRecord;
  paymentIntent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  event: EventRecord;
  idempotentAnswer: IdempotentAnswer;
  webhookMode: WebhookMode;
}

export type Kind = keyof Records;
export const KINDS = [
  "session",
  "paymentIntent",
  "charge",
  "refund",
  "event",
  "idempotentAnswer",
  "webhookMode",
] as const satisfies readonly Kind[];
