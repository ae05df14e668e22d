import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Whether Medusa still takes changes of an order's sums; of a cancelled one it takes none. */
export async function isOpenOrder(container: MedusaContainer, orderId: string): Promise<boolean> {
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["id", "status"] });
  return order.status !== "canceled" && order.status !== "archived";
}
