import { AsyncLocalStorage } from "node:async_hooks";

/** A refund of Stripe's that is being entered in Medusa. */
interface Entering {
  /** Stripe's id, `re_…`. */
  stripeId: string;
}

const entering = new AsyncLocalStorage<Entering>();

/** Runs Medusa's own refund while the provider only notes whose entry it is: the money has gone back before. */
export function enterRefund<T>(stripeId: string, job: () => Promise<T>): Promise<T> {
  return entering.run({ stripeId }, job);
}

/** The refund that is being entered; nothing when Medusa asks for a new one. */
export function refundBeingEntered(): Entering | undefined {
  return entering.getStore();
}
