import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Nobody waits for a sweep: what is busy now is looked at again by the next one. Seconds. */
const PATIENCE = 1;

/** Runs a job while nobody completes or changes the cart, in this process or another. Throws when it is busy. */
export function withCart<T>(container: MedusaContainer, cartId: string, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([cartId], job, { timeout: PATIENCE });
}
