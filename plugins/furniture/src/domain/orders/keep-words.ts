import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { strayWords } from "../configuration/line-words";

/** The pieces of an order go on saying what was ordered, whichever language staff give it. */
export async function keepWords(container: MedusaContainer, orderId: string): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const [order] = await orders.listOrders(
    { id: [orderId] },
    { select: ["id"], relations: ["items"], take: 1 },
  );
  const stray = strayWords(order?.items ?? []);
  if (stray.length > 0)
    await orders.updateOrderLineItems(stray.map(({ id, ...data }) => ({ selector: { id }, data })));
}
