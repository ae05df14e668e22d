import type { MedusaContainer } from "@medusajs/framework/types";
import { tellProgress } from "../domain/order-lifecycle/tell-progress";

/** Mails what customers and staff want to hear without anybody pressing a button. */
export default async function tell(container: MedusaContainer): Promise<void> {
  await tellProgress(container);
}

export const config = { name: "furniture-tell-progress", schedule: "* * * * *" };
