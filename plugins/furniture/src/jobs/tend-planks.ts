import type { MedusaContainer } from "@medusajs/framework/types";
import { tendStock } from "../domain/planks/tend-stock";

/** Holds that are over count for nothing already; this keeps the table tidy and mends what a crash left behind. */
export default async function tendPlanks(container: MedusaContainer): Promise<void> {
  await tendStock(container, new Date());
}

export const config = {
  name: "tend-planks",
  schedule: "* * * * *",
};
