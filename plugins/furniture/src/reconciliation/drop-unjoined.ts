import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ORDERS } from "../modules/orders";
import type OrdersService from "../modules/orders/service";
import { unjoinedOrdersOf } from "../modules/orders/standing";

/**
 * Removes what a crash left of an order before it was joined to its cart, as Medusa itself would have: nobody knows the
 * order, and the cart makes one anew. The caller holds the cart's lock. Returns the ids.
 */
export async function dropUnjoinedOrders(container: MedusaContainer, cartId: string): Promise<string[]> {
  const ids = await container.resolve<OrdersService>(ORDERS).ask((run) => unjoinedOrdersOf(run, cartId));
  if (ids.length === 0) return [];
  await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.ORDER]: { order_id: ids } });
  await container.resolve(Modules.ORDER).deleteOrders(ids);
  return ids;
}
