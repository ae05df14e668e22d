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
  /** What waits on the page of a bank or a wallet: 3-D Secure, PayPal, Klarna. */
  authenticating: Confirming | null;
  /** The rendered form that paid: its second submit is a double click, any other one comes too late. */
  paidByForm: string | null;
}

/** A payment that a shopper has confirmed on the hosted page. */
export interface Confirming {
  means: Means;
  name: string;
  email: string;
  /** Identifies the rendered form, so that a double click on it is told from a second payment. */
  form: string | null;
}

/** What is kept of a means of payment; card numbers, security codes and whole IBANs are never stored. */
export type Means =
  | {
      type: "card";
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      country: string;
      funding: string;
      isAuthenticated: boolean;
      /** Decline code that follows a completed authentication, for the test cards that behave so. */
      thenDecline: string | null;
      refunds: RefundMode | null;
      dispute: DisputeReason | null;
    }
  | { type: "sepa_debit"; country: string; bankCode: string; last4: string }
  | { type: "paypal"; country: string }
  | { type: "klarna"; country: string };

/** The methods of payment that the sandbox plays; Stripe has more. */
export const METHOD_TYPES = [
  "card",
  "klarna",
  "paypal",
  "sepa_debit",
] as const satisfies readonly Means["type"][];
export type MethodType = (typeof METHOD_TYPES)[number];

/**
 * What becomes of the next refunds: `succeed` is what the method of payment does by itself (a debit's stays pending),
 * `pend`, `require_action` and `fail` answer a refund of that status, `refuse` is an error for lack of balance.
 */
export const REFUND_MODES = ["succeed", "pend", "require_action", "fail", "refuse"] as const;
export type RefundMode = (typeof REFUND_MODES)[number];

export const DISPUTE_REASONS = [
  "fraudulent",
  "product_not_received",
  "product_unacceptable",
  "duplicate",
  "credit_not_processed",
  "general",
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

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
  data: { object: object; previous_attributes?: object };
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
  dispute: Stripe.Dispute;
  event: EventRecord;
  idempotentAnswer: IdempotentAnswer;
  webhookMode: WebhookMode;
  /** By charge, or `*` for the whole sandbox. */
  refundMode: { mode: RefundMode };
  /** What the account takes, one record: `*`. */
  account: { methods: MethodType[] };
  /** Forms of the dashboard that were sent: a second click on one does nothing. */
  usedForm: { createdAt: number };
}

export type Kind = keyof Records;
export const KINDS = [
  "session",
  "paymentIntent",
  "charge",
  "refund",
  "dispute",
  "event",
  "idempotentAnswer",
  "webhookMode",
  "refundMode",
  "account",
  "usedForm",
] as const satisfies readonly Kind[];
