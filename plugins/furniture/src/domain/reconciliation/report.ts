import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ORDERS } from "../../modules/orders";
import type { Run } from "../../modules/orders/finding";

/** A payment that had become no order has come to its end: its entry is resolved. */
export async function paymentEnded(container: MedusaContainer, payment: string): Promise<void> {
  await container.resolve(ORDERS).resolveOf("payment_without_order", { payment });
}

/** Writes a run down for staff, and each finding into the log. */
export async function report(container: MedusaContainer, run: Run): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { code, outcome, order_id, cart_id, payment, detail } of run.findings) {
    const about = [order_id, cart_id, payment].filter(Boolean).join(", ");
    logger.warn(`Reconciliation: ${code} (${about}) ${outcome}: ${detail}`);
  }
  await container.resolve(ORDERS).writeRun(run);
}
