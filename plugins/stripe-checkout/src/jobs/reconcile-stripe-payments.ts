import type { MedusaContainer } from "@medusajs/framework/types";
import { reconcile } from "../settlement/reconcile";

/** Finds payments whose webhook never came and whose shopper never returned. */
export default async function reconcileStripePayments(container: MedusaContainer): Promise<void> {
  await reconcile(container, new Date());
}

export const config = {
  name: "reconcile-stripe-payments",
  schedule: "*/5 * * * *",
};
