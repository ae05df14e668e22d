import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readCart } from "../domain/cart/state";
import { sellChosenPlanks } from "../domain/planks/chosen";
import { deleteUnusedPictures } from "../domain/planks/photo";
import { PLANKS } from "../modules/planks";

/**
 * Brings the stock into line with the orders: writes sales that a crash left unwritten, frees the planks of cancelled or undone orders,
 * clears holds that are over, which count for nothing already, and deletes pictures that no plank shows any more. Repeating it changes
 * nothing; one faulty order stops no other.
 */
export default async function tendPlanks(container: MedusaContainer): Promise<void> {
  const stock = container.resolve(PLANKS);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { cart_id, order_id } of await stock.unwrittenSales()) {
    try {
      await sellChosenPlanks(container, order_id, await readCart(container, cart_id));
    } catch (error) {
      logger.error(`The planks of order ${order_id} could not be sold: ${(error as Error).message}`);
    }
  }
  for (const order_id of await stock.deadOrders()) await stock.freeOrder(order_id);
  await stock.freeExpired(new Date());
  await deleteUnusedPictures(container);
}

export const config = { name: "tend-planks", schedule: "* * * * *" };
