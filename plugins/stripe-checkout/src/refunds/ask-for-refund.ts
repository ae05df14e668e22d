import Stripe from "stripe";
import { type OwnReason, stripeFailure } from "../staff/refund-reasons";
import type { Attempt, RefundBook, RefundStatus } from "./refund-book";

export interface RefundWish {
  /** What asks: each new wish has a name of its own, a repetition of it the same. */
  attempt: string;
  /** The PaymentIntent's id. */
  intent: string;
  /** Smallest unit; all that is left when absent. No more than what is left is ever given back. */
  amount?: number;
  currency: string;
}

export interface RefundResult {
  /** `nothing_left`: all of it had gone back before, by Stripe or otherwise. */
  status: RefundStatus | "nothing_left";
  /** Smallest unit: what goes back by this refund. */
  amount: number;
  /** Stripe's reason or message, or an `OwnReason`. */
  failure: string | null;
}

/**
 * Requests one refund from Stripe. The request is stored first; a repetition uses the same idempotency key and first
 * checks whether Stripe already has the refund.
 * @returns `asked` while it is unknown whether Stripe received the request (it is repeated later); `refused` with the
 *   reason when Stripe declined
 */
export async function askForRefund(
  stripe: Stripe,
  book: RefundBook,
  wish: RefundWish,
): Promise<RefundResult> {
  const known = await book.find(wish.attempt);
  if (known) return known.status === "asked" ? repeat(stripe, book, known) : result(known);
  const otherwise = await book.paidOtherwise(wish.intent);
  const left = (await leftOf(stripe, wish.intent)) - otherwise;
  if (left <= 0 && otherwise === 0) return { status: "nothing_left", amount: 0, failure: null };
  if (otherwise > 0 && (left <= 0 || (wish.amount ?? left) > left)) return refuse(book, wish, left);
  // A part of what is left may be what has just gone back without this shop.
  if (wish.amount !== undefined && wish.amount < left && (await isOutdated(stripe, book, wish.intent))) {
    return { status: "refused", amount: wish.amount, failure: "refund_not_entered" satisfies OwnReason };
  }
  const { attempt, intent, currency } = wish;
  const amount = Math.min(wish.amount ?? left, left);
  return send(stripe, book, await book.begin({ attempt, payment_intent: intent, amount, currency }));
}

/**
 * Medusa does not know what was paid out otherwise, and would take the whole wish off the order's total. The refusal is
 * written down, because some of Medusa's workflows enter even a refund that the provider has refused.
 */
async function refuse(book: RefundBook, wish: RefundWish, left: number): Promise<RefundResult> {
  const { attempt, intent, currency, amount = Math.max(0, left) } = wish;
  const failure: OwnReason = "more_than_left";
  await book.begin({ attempt, payment_intent: intent, amount, currency });
  await book.answer(attempt, { status: "refused", failure });
  return { status: "refused", amount, failure };
}

/** Whether Stripe has refunded something that the book does not know: then staff have decided by outdated sums. */
async function isOutdated(stripe: Stripe, book: RefundBook, intent: string): Promise<boolean> {
  const names = await book.namesOf(intent);
  return (await refundsOf(stripe, intent)).some(
    (refund) =>
      isLive(statusOf(refund)) &&
      !names.has(refund.id) &&
      !names.has(refund.metadata?.refund_id ?? refund.id),
  );
}

/** Of a payment, in the smallest unit. */
export async function leftOf(stripe: Stripe, intent: string): Promise<number> {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge"] });
  if (typeof latest_charge !== "object" || latest_charge === null) return 0;
  return latest_charge.amount_captured - latest_charge.amount_refunded;
}

export function refundsOf(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  return stripe.refunds.list({ payment_intent: intent, limit: 100 }).autoPagingToArray({ limit: 1000 });
}

/** Whether it can still be, or is, with the payer. */
export function isLive(status: RefundStatus): boolean {
  return status === "asked" || status === "pending" || status === "requires_action" || status === "succeeded";
}

export function statusOf({ status }: Stripe.Refund): RefundStatus {
  switch (status) {
    case "succeeded":
    case "failed":
    case "canceled":
    case "requires_action":
      return status;
    default:
      return "pending";
  }
}

/** It is not known whether Stripe has carried it out: look, and ask again with the same key. */
async function repeat(stripe: Stripe, book: RefundBook, attempt: Attempt): Promise<RefundResult> {
  const refunds = await refundsOf(stripe, attempt.payment_intent);
  const done = refunds.find(({ metadata }) => metadata?.refund_id === attempt.attempt);
  if (done) return written(book, attempt, done);
  // Stripe keeps even its own failure under the key, and answers it again as long as it knows the key.
  return send(stripe, book, attempt.failure === null ? attempt : await book.tryAnew(attempt.attempt));
}

async function send(stripe: Stripe, book: RefundBook, attempt: Attempt): Promise<RefundResult> {
  const { payment_intent, amount, tries } = attempt;
  try {
    const refund = await stripe.refunds.create(
      { payment_intent, amount, metadata: { refund_id: attempt.attempt } },
      { idempotencyKey: `refund:${attempt.attempt}:${tries}` },
    );
    return await written(book, attempt, refund);
  } catch (error) {
    return failed(book, attempt, error);
  }
}

async function written(book: RefundBook, attempt: Attempt, refund: Stripe.Refund): Promise<RefundResult> {
  const status = statusOf(refund);
  const failure = refund.failure_reason ?? null;
  await book.answer(attempt.attempt, { status, stripe_id: refund.id, failure });
  return { status, amount: refund.amount, failure };
}

async function failed(book: RefundBook, attempt: Attempt, error: unknown): Promise<RefundResult> {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error.code === "charge_already_refunded") {
    await book.forget(attempt.attempt);
    return { status: "nothing_left", amount: 0, failure: null };
  }
  const status = isUndecided(error) ? "asked" : "refused";
  const isSilent = error instanceof Stripe.errors.StripeConnectionError;
  const failure = isSilent ? null : stripeFailure(error);
  await book.answer(attempt.attempt, { status, failure });
  return { status, amount: attempt.amount, failure };
}

/** No answer, or one that says nothing about the refund. */
function isUndecided(error: Stripe.errors.StripeError): boolean {
  const { statusCode } = error;
  return statusCode === undefined || statusCode >= 500 || statusCode === 409 || statusCode === 429;
}

function result({ status, amount, failure }: Attempt): RefundResult {
  return { status, amount, failure };
}
