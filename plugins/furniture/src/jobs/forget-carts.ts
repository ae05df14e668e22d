import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../customer-data/database";
import { forgetStaleCarts } from "../customer-data/stale-carts";

/** Nobody has a reason to keep the address of somebody who did not order. */
export default async function forgetCarts(container: MedusaContainer): Promise<void> {
  await inTransaction(container, forgetStaleCarts);
}

export const config = { name: "furniture-forget-carts", schedule: "41 * * * *" };
