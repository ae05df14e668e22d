import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Runs a job on a placed order while no other such job does. Medusa's own workflows lock the bare id themselves. */
export function withOrder<T>(container: MedusaContainer, orderId: string, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([`furniture-order:${orderId}`], job, { timeout: 10 });
}

/**
 * Runs a job that writes to an order's book while no edit of it is under way, ours or Medusa's: its refunding workflow does not
 * lock the order, and entries written beside an edit are lost or counted twice.
 */
export function whileUnedited<T>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<T>,
): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([orderId], job, { timeout: 20 });
}
