import type { MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * A queue for each key: jobs with a common key run one after the other, in the order they came, and no more than
 * `atOnce` jobs run at a time.
 */
export class Queues {
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async run<T>(keys: readonly string[], job: () => Promise<T>): Promise<T> {
    const before = Promise.allSettled(keys.map((key) => this.#tails.get(key)));
    const work = before.then(() => this.#whenFree(job));
    for (const key of keys) this.#tails.set(key, work);
    try {
      return await work;
    } finally {
      for (const key of keys) if (this.#tails.get(key) === work) this.#tails.delete(key);
    }
  }

  async #whenFree<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((proceed) => this.#waiting.push(proceed));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

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

/** Resolves when the connection of an answer is closed; at once where it is closed already, for Node emits `close` only once. */
export function closed(response: MedusaResponse): Promise<void> {
  return response.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => response.once("close", () => resolve()));
}
