import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { ORDERS } from "../../modules/orders";
import type OrdersService from "../../modules/orders/service";
import { hasDebitFailed, isFullyRefunded } from "../../modules/orders/standing";
import { queueMail } from "../mails/queue-mail";
import { closePages } from "./close-pages";
import { releaseOrder } from "./release-order";

const collection = z.object({
  payments: z
    .array(
      z.object({
        provider_id: z.string(),
        refunds: z
          .array(
            z.object({
              id: z.string(),
              amount: z.coerce.number(),
              created_at: z.coerce.date(),
              metadata: z.looseObject({ status: z.string().optional() }).nullish(),
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
});

const read = z.object({
  created_at: z.coerce.date(),
  payment_collections: z.array(collection.nullish()).nullish(),
});

/**
 * What follows from cancelling or refunding an order: a mail for each refund and for the cancellation; its voucher is
 * free when the order is cancelled or its money is back in full, its planks when it is cancelled. Repeating it changes
 * nothing.
 */
export async function endOrder(container: MedusaContainer, orderId: string): Promise<void> {
  for (const { id, amount } of await refundsOf(container, orderId)) {
    await queueMail(container, {
      template: "refund",
      key: `refund:${id}`,
      order_id: orderId,
      data: { amount },
    });
  }
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["id", "status"] });
  const cancelled = order.status === "canceled";
  if (cancelled) {
    await container.resolve<OrdersService>(ORDERS).withdrawLinks(orderId);
    const unpaid = await container.resolve<OrdersService>(ORDERS).ask((run) => hasDebitFailed(run, orderId));
    await queueMail(container, {
      template: unpaid ? "payment_failed" : "order_cancelled",
      key: `order_cancelled:${orderId}`,
      order_id: orderId,
    });
    // What is paid all the same is given back, when its payment comes in.
    await closePages(container, orderId).catch(() => undefined);
  }
  const refunded = await container.resolve<OrdersService>(ORDERS).ask((run) => isFullyRefunded(run, orderId));
  if (cancelled || refunded) await releaseOrder(container, orderId, { cancelled });
}

/**
 * Refunds whose money is on its way. Without those of an earlier payment of the cart, given back before there was an order:
 * these have their own mail.
 */
async function refundsOf(
  container: MedusaContainer,
  orderId: string,
): Promise<{ id: string; amount: number }[]> {
  const refunds = "payment_collections.payments.refunds";
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "created_at",
      "payment_collections.payments.provider_id",
      ...["id", "amount", "created_at", "metadata"].map((field) => `${refunds}.${field}`),
    ],
    filters: { id: orderId },
  });
  const order = read.parse(data[0]);
  return (order.payment_collections ?? [])
    .flatMap((collection) => collection?.payments ?? [])
    .flatMap(({ provider_id, refunds }) =>
      (refunds ?? []).filter(({ metadata }) => isOnItsWay(provider_id, metadata?.status)),
    )
    .filter(({ created_at }) => created_at >= order.created_at);
}

/** Stripe says of each refund whether it is; what staff transfer by hand they transfer. */
function isOnItsWay(providerId: string, status: string | undefined): boolean {
  return !providerId.startsWith("pp_stripe-checkout") || status === "succeeded";
}
