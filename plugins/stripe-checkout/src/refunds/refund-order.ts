import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
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
