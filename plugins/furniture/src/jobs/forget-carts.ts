import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../domain/customer-data/database";
import { forgetStaleCarts } from "../domain/customer-data/stale-carts";

/** Removes personal data from old carts without an order: there is no legal ground to keep them. */
export default async function forgetCarts(container: MedusaContainer): Promise<void> {
  await inTransaction(container, forgetStaleCarts);
}

export const config = { name: "furniture-forget-carts", schedule: "41 * * * *" };
