import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** How long a sweep waits for a busy cart, in seconds. It is short: the next sweep checks the cart again. */
const PATIENCE = 1;

/** Runs a job under the cart's lock: no process completes or changes the cart meanwhile. Throws when it is busy. */
export function withCart<T>(container: MedusaContainer, cartId: string, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([cartId], job, { timeout: PATIENCE });
}
