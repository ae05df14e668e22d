import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Runs a job on a placed order while no other such job does. Medusa's own workflows lock the bare id themselves. */
export function withOrder<T>(container: MedusaContainer, orderId: string, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([`furniture-order:${orderId}`], job, { timeout: 10 });
}
