import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { openMatters } from "./matters";

/**
 * Told after every change and every few minutes: `{matters}`, all that waits for a person now. Events can be lost; the
 * next one makes up for it.
 */
export const MATTERS = "stripe-checkout.matters";

/** Tells the rest of the shop what changed, and what now waits for a person. */
export async function tellMatters(
  container: MedusaContainer,
  ...changes: { name: string; data: Record<string, unknown> }[]
): Promise<void> {
  const matters = await openMatters(container);
  await container.resolve(Modules.EVENT_BUS).emit([...changes, { name: MATTERS, data: { matters } }]);
}
