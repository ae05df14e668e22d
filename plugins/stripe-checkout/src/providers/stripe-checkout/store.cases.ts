import type { Answer, Attempt, NewAttempt, RefundBook } from "../../refunds/refund-book";
import type { Store } from "./service";

/** The provider's store without a database, for tests. */
export function storeInMemory(): Store & { refunds: BookInMemory; toldRefused: string[] } {
  const toldRefused: string[] = [];
  return {
    refunds: new BookInMemory(),
    shopId: () => Promise.resolve("shop_1"),
    toldRefused,
    refused: async (intent) => void toldRefused.push(intent),
  };
}

export class BookInMemory implements RefundBook {
  readonly attempts = new Map<string, Attempt>();
  /** Medusa's refund by Stripe's. */
  readonly entered = new Map<string, string>();
  /** Smallest unit. */
  otherwise = 0;

  find(name: string): Promise<Attempt | undefined> {
    return Promise.resolve(this.attempts.get(name));
  }

  begin(wish: NewAttempt): Promise<Attempt> {
    const begun = { ...wish, status: "asked", failure: null, tries: 1 } as const;
    return Promise.resolve(this.keep({ ...begun, ...this.attempts.get(wish.attempt) }));
  }

  async answer(name: string, { status, failure = null }: Answer): Promise<void> {
    this.keep({ ...this.required(name), status, failure });
  }

  tryAnew(name: string): Promise<Attempt> {
    const attempt = this.required(name);
    return Promise.resolve(this.keep({ ...attempt, tries: attempt.tries + 1, failure: null }));
  }

  async forget(name: string): Promise<void> {
    this.attempts.delete(name);
  }

  async namesOf(): Promise<Set<string>> {
    return new Set(this.attempts.keys());
  }

  paidOtherwise(): Promise<number> {
    return Promise.resolve(this.otherwise);
  }

  async enter(stripeId: string, refundId: string): Promise<void> {
    this.entered.set(stripeId, refundId);
  }

  private keep(attempt: Attempt): Attempt {
    this.attempts.set(attempt.attempt, attempt);
    return attempt;
  }

  private required(name: string): Attempt {
    const attempt = this.attempts.get(name);
    if (attempt) return attempt;
    throw new Error(`There is no attempt ${name}.`);
  }
}
