import { MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";

/** How the message of an error begins where Stripe did not do what the shop wanted. */
const COULD_NOT = "Could not ";

/** Whether an error, or what a workflow engine has made of it, is for something that Stripe did not do. */
export const isOfStripe = (message: string): boolean => message.startsWith(COULD_NOT);

/** Stripe's status where a request with the same idempotency key has no answer yet. */
const IN_USE = 409;

/** Stripe was not reached, failed itself, or had too many calls to look at this one: it says nothing about what was asked. */
export class StripeSilent extends MedusaError {
  constructor(message: string) {
    super(MedusaError.Types.UNEXPECTED_STATE, message, SILENT);
  }
}

const SILENT = "stripe_silent";

/** Whether an error is Stripe's silence; workflow engines hand errors on as plain objects. */
export function isSilence(error: unknown): boolean {
  return Object(error).code === SILENT;
}

/**
 * Turns a failure of a call to Stripe into Medusa's error, in words a shopper or a shop's staff can act on.
 * @param deed what was attempted, such as "start the payment"
 */
export function medusaError(deed: string, error: unknown): MedusaError {
  if (error instanceof MedusaError) return error;
  const { UNEXPECTED_STATE, INVALID_DATA, NOT_ALLOWED } = MedusaError.Types;
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new StripeSilent(`${COULD_NOT}${deed}: Stripe did not answer. Please try again.`);
  }
  if (isUndecided(error)) {
    return new StripeSilent(`${COULD_NOT}${deed}: ${error.message}`);
  }
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return new MedusaError(UNEXPECTED_STATE, `${COULD_NOT}${deed}: Stripe refused the shop's API key.`);
  }
  if (error instanceof Stripe.errors.StripeCardError) {
    return new MedusaError(NOT_ALLOWED, `${COULD_NOT}${deed}: ${error.message}`);
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new MedusaError(INVALID_DATA, `${COULD_NOT}${deed}: ${error.message}`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new MedusaError(UNEXPECTED_STATE, `${COULD_NOT}${deed}: ${message}`);
}

/** A failure of Stripe's own, too many calls, or another call with the same key under way. */
function isUndecided(error: unknown): error is Stripe.errors.StripeError {
  const { StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors;
  if (error instanceof StripeAPIError || error instanceof StripeRateLimitError) return true;
  return error instanceof StripeError && error.statusCode === IN_USE;
}

/** Runs a call to Stripe; its failures become Medusa's errors. */
export async function calling<T>(deed: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw medusaError(deed, error);
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
}
