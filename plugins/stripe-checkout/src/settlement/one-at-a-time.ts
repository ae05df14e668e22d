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
