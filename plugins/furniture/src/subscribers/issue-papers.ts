import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { forRequestOfEvent } from "../core/request-id";
import { issuePapers } from "../domain/papers/issue";

const told = z.object({ id: z.string().optional(), order_id: z.string().nullish() });

/** Money came in or went back: the order gets its invoice or credit note. Should this event be lost, the sweep issues it. */
async function issue({ event, container }: SubscriberArgs<unknown>): Promise<void> {
  const { id, order_id } = told.parse(event.data);
  const orderId = order_id ?? (event.name === "order.placed" ? id : await orderOfPayment(container, id));
  if (orderId) await issuePapers(container, orderId);
}

async function orderOfPayment(
  container: SubscriberArgs<unknown>["container"],
  id: string | undefined,
): Promise<string | undefined> {
  if (!id) return undefined;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id },
  });
  return data[0]?.payment_collection?.order?.id;
}

export default forRequestOfEvent(issue);

export const config: SubscriberConfig = {
  event: ["order.placed", "payment.captured", "payment.refunded", "stripe-checkout.refund-changed"],
};
