import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepPapers } from "../domain/reconciliation/sweep";
import { INVOICE_DAYS } from "../modules/papers/movements";

/** Issues what has waited for longer than the sweep looks back: a shop that has its tax number late owes its invoices all the same. */
export default async function issueOldPapers(container: MedusaContainer): Promise<void> {
  await sweepPapers(container, INVOICE_DAYS);
}

export const config = { name: "furniture-issue-papers", schedule: "5 * * * *" };
