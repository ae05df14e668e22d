import type { MedusaContainer } from "@medusajs/framework/types";
import { tendOpenTransfers } from "../domain/order-lifecycle/open-transfers";

/** Reminds of transfers that have not come, and cancels those that do not come at all. */
export default async function tendTransfers(container: MedusaContainer): Promise<void> {
  await tendOpenTransfers(container);
}

export const config = { name: "furniture-tend-open-transfers", schedule: "* * * * *" };
