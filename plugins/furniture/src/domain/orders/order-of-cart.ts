import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDERS } from "../../modules/orders";
import { orderJoinedTo } from "../../modules/orders/order-queries";
import type OrdersService from "../../modules/orders/service";

/** The order a cart has become. */
export function orderOfCart(container: MedusaContainer, cartId: string): Promise<string | undefined> {
  return container.resolve<OrdersService>(ORDERS).ask((run) => orderJoinedTo(run, cartId));
}
