import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { ORDERS } from "../../modules/orders";
import { unjoinedOrdersOf } from "../../modules/orders/order-queries";

/**
 * Removes what a crash left of an order that was not yet linked to its cart, as Medusa's own compensation would have.
 * No person has seen the order, and the cart can be ordered again. The caller holds the cart's lock. Returns the ids.
 */
export async function dropUnjoinedOrders(container: MedusaContainer, cartId: string): Promise<string[]> {
  const ids = await unjoinedOrdersOf(container.resolve(ORDERS).run, cartId);
  if (ids.length === 0) return [];
  await partFromPayments(container, ids);
  await container.resolve(Modules.ORDER).deleteOrders(ids);
  return ids;
}

/** The payment belongs to the cart, and pays the order that comes. */
async function partFromPayments(container: MedusaContainer, orderIds: string[]): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_payment_collection",
    fields: ["order_id", "payment_collection_id"],
    filters: { order_id: orderIds },
  });
  if (data.length === 0) return;
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss(
    data.map(({ order_id, payment_collection_id }) => ({
      [Modules.ORDER]: { order_id },
      [Modules.PAYMENT]: { payment_collection_id },
    })),
  );
}
