import { AsyncLocalStorage } from "node:async_hooks";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows";

/** Longer than a change of an order takes. */
const PATIENCE_SECONDS = 20;

/**
 * Runs a job that writes to an order's book while no change of the order is under way. Medusa's own workflows that edit an
 * order lock its bare id; the one that refunds does not, and entries written beside an edit are lost or counted twice. The
 * lock is not re-entrant.
 */
export function withOrderLock<T>(
  container: MedusaContainer,
  orderId: string | null | undefined,
  job: () => Promise<T>,
): Promise<T> {
  if (!orderId) return job();
  return container.resolve(Modules.LOCKING).execute([orderId], job, { timeout: PATIENCE_SECONDS });
}

/** Medusa's refund of a payment of an order, under the order's lock. Throws what the provider refuses. */
export async function refundOrder(
  container: MedusaContainer,
  orderId: string | null | undefined,
  input: { payment_id: string; amount: number; note?: string },
): Promise<void> {
  await withOrderLock(container, orderId, () => refundPaymentWorkflow(container).run({ input }));
}

/** Whether Medusa still takes changes of an order's sums; of a cancelled one it takes none. */
export async function isOpenOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["id", "status"] });
  return order.status !== "canceled" && order.status !== "archived";
}

/**
 * Takes entries out of the book of an order. Medusa corrects the summary of the version that an entry names, which a
 * refund itself makes an older one: so the entries name the present version first.
 */
export async function removeEntries(container: MedusaContainer, ids: string[]): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `update order_transaction t set version = o.version from "order" o where o.id = t.order_id and t.id = any(?)`,
      [ids],
    );
  await container.resolve(Modules.ORDER).deleteOrderTransactions(ids);
}

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
