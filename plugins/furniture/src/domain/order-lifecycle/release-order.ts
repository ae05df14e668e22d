import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { CART_TERMS } from "../../modules/cart-terms";
import { ORDERS } from "../../modules/orders";
import { PLANKS } from "../../modules/planks";

/**
 * Frees what an order has taken: its voucher when it is cancelled or refunded in full, its planks when it is cancelled
 * (the piece may be built and with the customer when only money went back). Repeating it changes nothing; the sweep does
 * for orders whose release was interrupted.
 */
export async function releaseOrder(
  container: MedusaContainer,
  orderId: string,
  { cancelled }: { cancelled: boolean },
): Promise<void> {
  if (cancelled) await container.resolve(PLANKS).freeOrder(orderId);
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_cart",
    fields: ["cart_id"],
    filters: { order_id: orderId },
  });
  const cartId: string | undefined = data[0]?.cart_id;
  const orders = container.resolve(ORDERS);
  if (await orders.isReleased(orderId)) return;
  if (cartId) {
    await container.resolve(CART_TERMS).giveBackVouchers(cartId);
    await orders.markRecorded(orderId, cartId);
  }
  await orders.markReleased(orderId);
}
