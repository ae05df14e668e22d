import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Queues } from "./one-at-a-time";

/**
 * Some of Medusa's lock providers hold a database connection while a job runs or waits. So this process queues its own
 * jobs first and lets a few through: with more, locks could take every connection that their own jobs need.
 */
const AT_ONCE = 4;
const queues = new Queues(AT_ONCE);

/** Longer than one completion takes, shorter than Stripe waits for an answer. */
const PATIENCE_SECONDS = 20;

/**
 * Runs a job that completes, pays or refunds a cart while no other such job touches it, in this process or another.
 * @param subjects cart and Checkout Session ids
 */
export function withCartLock<T>(
  container: MedusaContainer,
  subjects: string[],
  job: () => Promise<T>,
): Promise<T> {
  const keys = [...new Set(subjects)].sort().map((subject) => `stripe-checkout:${subject}`);
  const locking = container.resolve(Modules.LOCKING);
  return queues.run(keys, () => locking.execute(keys, job, { timeout: PATIENCE_SECONDS }));
}
