import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "../domain/customer-data/database";
import { forgetOldOrders } from "../domain/customer-data/old-orders";

/** Removes personal data from orders whose time is over: there is no legal ground to keep them. */
export default async function forgetOrders(container: MedusaContainer): Promise<void> {
  await inTransaction(container, forgetOldOrders);
}

export const config = { name: "furniture-forget-orders", schedule: "29 * * * *" };
