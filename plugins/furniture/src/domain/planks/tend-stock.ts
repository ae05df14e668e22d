import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PLANKS } from "../../modules/planks";
import { readCart } from "../cart/state";
import { sellChosenPlanks } from "./chosen";
import { deleteUnusedPictures } from "./photo";

/** What one round of tending changed. */
export interface Tended {
  expired: number;
  sold: number;
  freed: number;
  /** Deleted pictures that no plank uses any more. */
  pictures: number;
}

/**
 * Brings the stock into line with the orders: clears holds that are over, writes sales that a crash left unwritten,
 * frees the planks of cancelled or undone orders, and deletes pictures that no plank shows any more. Repeating it changes nothing; one faulty order stops no other.
 */
export async function tendStock(container: MedusaContainer, now: Date): Promise<Tended> {
  const service = container.resolve(PLANKS);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const tended = { expired: 0, sold: 0, freed: 0, pictures: 0 };
  for (const { cart_id, order_id } of await service.unwrittenSales()) {
    try {
      await sellChosenPlanks(container, order_id, await readCart(container, cart_id));
      tended.sold++;
    } catch (error) {
      logger.error(`The planks of order ${order_id} could not be sold: ${(error as Error).message}`);
    }
  }
  for (const order_id of await service.deadOrders()) {
    await service.freeOrder(order_id);
    tended.freed++;
  }
  tended.expired = await service.freeExpired(now);
  tended.pictures = await deleteUnusedPictures(container);
  return tended;
}
