import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcileOrders } from "../domain/reconciliation/reconcile";

/** Compares orders and payments. */
export default async function reconcile(container: MedusaContainer): Promise<void> {
  await reconcileOrders(container);
}

export const config = { name: "reconcile-furniture-orders", schedule: "*/5 * * * *" };
