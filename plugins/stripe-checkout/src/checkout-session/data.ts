import { MedusaError } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type Stripe from "stripe";

/** One row of what is charged. `amount` is in whole units of the currency (EUR, not cents); negative is taken off the sum. */
const item = z.object({
  name: z.string().min(1).max(200),
  description: z.string().min(1).max(200).optional(),
  amount: z.number(),
});
export type Item = z.infer<typeof item>;

/**
 * What a shop may pass as `data` when it creates the payment session. The stock store route hands it on from the
 * browser, so nothing in it decides an amount or which cart is completed.
 */
const wishes = z.object({
  session_id: z.string(),
  cart_id: z.string().max(100).optional().catch(undefined),
  locale: z.string().max(10).optional().catch(undefined),
  link: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .optional()
    .catch(undefined),
  /** Where the shopper came from; it counts only where the options name it. */
  return_origin: z.string().max(300).optional().catch(undefined),
  email: z.email().max(500).optional().catch(undefined),
  description: z.string().min(1).max(500).optional().catch(undefined),
  items: z.array(item).max(1000).optional().catch(undefined),
});
export type Wishes = z.infer<typeof wishes>;

/** What Medusa stores of a payment: enough to find it at Stripe and to check what was paid. */
const known = z.object({
  id: z.string(),
  session_id: z.string(),
  /** Smallest unit of the currency. */
  amount: z.number().int(),
  currency: z.string(),
});
export type KnownSession = z.infer<typeof known>;

export function readWishes(data: Record<string, unknown> | undefined): Wishes {
  const parsed = wishes.safeParse(data ?? {});
  if (parsed.success) return parsed.data;
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    "A Stripe payment needs the id of its Medusa payment session.",
  );
}

/** The stored facts, or nothing for a payment session that never got as far as Stripe. */
export function knownSession(data: Record<string, unknown> | undefined): KnownSession | undefined {
  return known.safeParse(data ?? {}).data;
}

/** The stored facts. @throws MedusaError where there are none */
export function requireSession(data: Record<string, unknown> | undefined): KnownSession {
  const session = knownSession(data);
  if (session) return session;
  throw new MedusaError(MedusaError.Types.INVALID_DATA, "This payment has no Stripe Checkout Session.");
}

/** The `data` of a Medusa payment session: what the shop passed on, and the facts of the Checkout Session. */
export function sessionData(
  passed: Record<string, unknown> | undefined,
  session: Stripe.Checkout.Session,
): Record<string, unknown> {
  const { payment_intent } = session;
  return {
    ...passed,
    id: session.id,
    session_id: session.metadata?.session_id,
    url: session.url,
    status: session.status,
    payment_status: session.payment_status,
    amount: session.amount_total,
    currency: session.currency,
    expires_at: session.expires_at,
    payment_intent: typeof payment_intent === "object" ? (payment_intent?.id ?? null) : payment_intent,
  };
}

/** The `data` of a new payment session. One that Medusa makes in the place of a payment that it gives back starts with that one's facts. */
export function firstData(
  passed: Record<string, unknown> | undefined,
  session: Stripe.Checkout.Session,
): Record<string, unknown> {
  const { instead_of: _older, ...rest } = passed ?? {};
  const replaced = knownSession(passed);
  return { ...sessionData(rest, session), ...(replaced && { instead_of: replaced.id }) };
}

/** What a Checkout Session is over. */
export interface Order {
  /** Smallest unit of the currency. */
  amount: number;
  currency: string;
  /** E-mail of a customer Medusa knows; the shop's own `data.email` wins. */
  customerEmail?: string;
  /** Of the shop that asks; see `shopId`. */
  shopId: string;
}
