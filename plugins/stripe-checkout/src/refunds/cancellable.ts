import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

const readOrder = z.object({
  status: z.string(),
  fulfillments: z.array(z.object({ canceled_at: z.unknown() }).nullish()).nullish(),
});

/** Whether Medusa will cancel an order: no money goes back for one that it refuses to cancel. */
export async function isCancellable(container: MedusaContainer, orderId: string): Promise<boolean> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["status", "fulfillments.canceled_at"],
    filters: { id: orderId },
  });
  const order = readOrder.safeParse(data[0]).data;
  if (!order || order.status === "canceled" || order.status === "completed") return false;
  return (order.fulfillments ?? []).every((fulfilment) => !fulfilment || Boolean(fulfilment.canceled_at));
}

const readCaptures = z.object({
  payment_collections: z
    .array(
      z
        .object({
          payments: z.array(z.object({ captures: z.array(z.unknown()).nullish() }).nullish()).nullish(),
        })
        .nullish(),
    )
    .nullish(),
});

/** Whether money has come for an order, by whichever payment. */
export async function hasMoney(container: MedusaContainer, orderId: string): Promise<boolean> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: ["payment_collections.payments.captures.id"],
    filters: { id: orderId },
  });
  const payments = (readCaptures.parse(data[0] ?? {}).payment_collections ?? []).flatMap(
    (collection) => collection?.payments ?? [],
  );
  return payments.some((payment) => (payment?.captures ?? []).length > 0);
}
