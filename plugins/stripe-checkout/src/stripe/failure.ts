import { MedusaError } from "@medusajs/framework/utils";
import Stripe from "stripe";

/** Stripe was not reached, or failed itself: it says nothing about what was asked. */
export class StripeSilent extends MedusaError {
  constructor(message: string) {
    super(MedusaError.Types.UNEXPECTED_STATE, message);
  }
}

/**
 * Turns a failure of a call to Stripe into Medusa's error, in words a shopper or a shop's staff can act on.
 * @param deed what was attempted, such as "start the payment"
 */
export function medusaError(deed: string, error: unknown): MedusaError {
  if (error instanceof MedusaError) return error;
  const { UNEXPECTED_STATE, INVALID_DATA, NOT_ALLOWED } = MedusaError.Types;
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new StripeSilent(`Could not ${deed}: Stripe did not answer. Please try again.`);
  }
  if (error instanceof Stripe.errors.StripeAPIError) {
    return new StripeSilent(`Could not ${deed}: ${error.message}`);
  }
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return new MedusaError(UNEXPECTED_STATE, `Could not ${deed}: Stripe refused the shop's API key.`);
  }
  if (error instanceof Stripe.errors.StripeCardError) {
    return new MedusaError(NOT_ALLOWED, `Could not ${deed}: ${error.message}`);
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new MedusaError(INVALID_DATA, `Could not ${deed}: ${error.message}`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new MedusaError(UNEXPECTED_STATE, `Could not ${deed}: ${message}`);
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
