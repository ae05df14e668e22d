import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_DETAILS } from ".";
import type { ServedDetails } from "./details";

/**
 * Name, address, bank account and delivery times of the shop, as its editors last published them.
 * Answers within about two seconds whatever the CMS does, and never rejects.
 */
export function shopDetails(container: MedusaContainer): Promise<ServedDetails> {
  return container.resolve(SHOP_DETAILS).details();
}
