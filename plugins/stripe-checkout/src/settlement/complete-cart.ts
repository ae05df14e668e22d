import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { completeCartWorkflowId } from "@medusajs/medusa/core-flows";
import { isSilence, StripeSilent } from "../stripe/failure";

/** After so many failures the cart is taken to be beyond completion, and the money goes back. */
const LAST_ATTEMPT = 5;

/** One reason that kept a cart from becoming an order, as a shop's own checks name it. */
const issue = z.looseObject({ path: z.string(), message: z.string(), code: z.string().optional() });
export type Issue = z.infer<typeof issue>;

/** The reason where the shop's own checks name none: the cart changed while it was paid. */
export const CART_CHANGED: Issue = {
  path: "payment",
  message: "The cart was changed while it was paid",
  code: "cart_changed",
};

/** The same: the shop could not write the order down, and nothing was wrong with the cart. */
export const NOT_PLACED: Issue = {
  path: "payment",
  message: "The order could not be written down",
  code: "order_not_placed",
};

/** Why a cart was not completed. */
export interface Failure {
  error: Error;
  issues: Issue[];
}

/** Completes a cart as the return page does. @returns nothing when it is an order now */
export async function completeCart(container: MedusaContainer, cartId: string): Promise<Failure | undefined> {
  const { errors } = await container
    .resolve(Modules.WORKFLOW_ENGINE)
    .run(completeCartWorkflowId, { input: { id: cartId }, throwOnError: false });
  const failure: unknown = errors?.[0]?.error;
  if (failure === undefined) return undefined;
  return { error: asError(failure), issues: issuesOf(failure) };
}

/** A refusal that no repetition will change, because what the cart wants is gone. */
export function isFinal({ issues }: Failure, finalRefusals: readonly string[]): boolean {
  return issues.some(({ code }) => code !== undefined && finalRefusals.includes(code));
}

/** What to say of money that goes back because of a failure. */
export function reasonsOf(failure: Failure | undefined): Issue[] {
  return failure?.issues.length ? failure.issues : [NOT_PLACED];
}

/**
 * Whether a failure says that the cart is beyond completion. Stripe's silence says nothing about the cart, and the money could not go
 * back either.
 * @param attempt counts from 1
 */
export function isBeyondCompletion(attempt: number, failures: readonly (Error | undefined)[]): boolean {
  return attempt >= LAST_ATTEMPT && !failures.some(isSilence);
}

function issuesOf(error: unknown): Issue[] {
  return z.object({ issues: z.array(issue) }).safeParse(error).data?.issues ?? [];
}

/** The workflow engine hands errors on as plain objects. */
export function asError(failure: unknown): Error {
  if (failure instanceof Error) return failure;
  if (isSilence(failure)) return new StripeSilent(Object(failure).message);
  const { message } = z.object({ message: z.string() }).safeParse(failure).data ?? {};
  return new Error(message ?? JSON.stringify(failure));
}
