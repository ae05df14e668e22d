import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

const lockOf = (orderId: string) => `furniture-order:${orderId}`;

/** Runs a job on a placed order while no other such job does. Medusa's own workflows lock the bare id themselves. */
export function withOrder<T>(container: MedusaContainer, orderId: string, job: () => Promise<T>): Promise<T> {
  return container.resolve(Modules.LOCKING).execute([lockOf(orderId)], job, { timeout: 10 });
}

/** What a job reads of a placed order while no job writes to it; "held" where one still does after a second. */
export async function whenFree<T>(
  container: MedusaContainer,
  orderId: string,
  read: () => Promise<T>,
): Promise<T | "held"> {
  let isFree = false;
  try {
    return await container.resolve(Modules.LOCKING).execute(
      [lockOf(orderId)],
      () => {
        isFree = true;
        return read();
      },
      { timeout: 1 },
    );
  } catch (error) {
    if (isFree) throw error;
    return "held";
  }
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
