import type { MedusaContainer } from "@medusajs/framework/types";
import { RETENTION_YEARS } from "../domain/customer-data/standing";
import { PAPERS } from "../modules/papers";
import { forgetPapers } from "../modules/papers/queries";

/** Deletes invoices and credit notes that the books need no longer: there is no reason to keep the names on them. */
export default async function forgetOldPapers(container: MedusaContainer): Promise<void> {
  await forgetPapers(container.resolve(PAPERS).run, RETENTION_YEARS);
}

export const config = { name: "furniture-forget-papers", schedule: "53 * * * *" };
