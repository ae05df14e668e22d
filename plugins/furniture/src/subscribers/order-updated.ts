import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { strayWords } from "../domain/configuration/line-facts";
import { followNewAddress } from "../domain/order-page/page-link";

const updated = z.object({ id: z.string() });

/** Staff have changed an order on Medusa's own page; its language or its address, perhaps. */
async function followUpdate({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id } = updated.parse(event.data);
  await keepWords(container, id);
  await followNewAddress(container, id);
}

export default forRequestOfEvent(followUpdate);

export const config: SubscriberConfig = { event: OrderWorkflowEvents.UPDATED };

/** The pieces of an order go on saying what was ordered, whichever language staff give it. */
async function keepWords(container: MedusaContainer, orderId: string): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const [order] = await orders.listOrders(
    { id: [orderId] },
    { select: ["id"], relations: ["items"], take: 1 },
  );
  const stray = strayWords(order?.items ?? []);
  if (stray.length > 0)
    await orders.updateOrderLineItems(stray.map(({ id, ...data }) => ({ selector: { id }, data })));
}
