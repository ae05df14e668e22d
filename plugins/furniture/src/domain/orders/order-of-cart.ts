import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERS } from "../../modules/orders";
import { orderJoinedTo } from "../../modules/orders/order-queries";

/** The order a cart has become. */
export function orderOfCart(container: MedusaContainer, cartId: string): Promise<string | undefined> {
  return container.resolve(ORDERS).ask((run) => orderJoinedTo(run, cartId));
}
