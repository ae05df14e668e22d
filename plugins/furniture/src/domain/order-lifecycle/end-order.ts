import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { cardService } from "../../core/options/market";
import { CART_TERMS } from "../../modules/cart-terms";
import { ORDERS } from "../../modules/orders";
import { isOfFurniture } from "../../modules/orders/of-furniture";
import { isFullyRefunded } from "../../modules/orders/order-queries";
import { hasDebitFailed } from "../../modules/orders/payments";
import { PLANKS } from "../../modules/planks";
import { queueMail } from "../mails/queue-mail";
import { makePiecesOf } from "../workshop/make-pieces";
import { closePages } from "./payment-link";

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
  status: z.string(),
  created_at: z.coerce.date(),
  payment_collections: z.array(collection.nullish()).nullish(),
});

/**
 * What follows from cancelling or refunding an order: a mail for each refund and for the cancellation; its voucher is
 * free when the order is cancelled or its money is back in full, its planks when it is cancelled. Repeating it changes
 * nothing. An order without furniture is Medusa's own.
 */
export async function endOrder(container: MedusaContainer, orderId: string): Promise<void> {
  if (!(await isOfFurniture(container.resolve(ORDERS).run, orderId))) return;
  const { cancelled, refunds } = await endOf(container, orderId);
  for (const { id, amount } of refunds) {
    await queueMail(container, {
      template: "refund",
      key: `refund:${id}`,
      order_id: orderId,
      data: { amount },
    });
  }
  if (cancelled) {
    await makePiecesOf(container, orderId);
    await container.resolve(ORDERS).withdrawLinks(orderId);
    const unpaid = await hasDebitFailed(container.resolve(ORDERS).run, orderId);
    await queueMail(container, {
      template: unpaid ? "payment_failed" : "order_cancelled",
      key: `order_cancelled:${orderId}`,
      order_id: orderId,
    });
    // What is paid all the same is given back, when its payment comes in.
    await closePages(container, orderId).catch(() => undefined);
  }
  const refunded = await isFullyRefunded(container.resolve(ORDERS).run, orderId);
  if (cancelled || refunded) await releaseOrder(container, orderId, { cancelled });
}

/**
 * Whether it is cancelled, and the refunds whose money is on its way. Without those of an earlier payment of the cart, given
 * back before there was an order: these have their own mail.
 */
async function endOf(
  container: MedusaContainer,
  orderId: string,
): Promise<{ cancelled: boolean; refunds: { id: string; amount: number }[] }> {
  const path = "payment_collections.payments.refunds";
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order",
    fields: [
      "status",
      "created_at",
      "payment_collections.payments.provider_id",
      ...["id", "amount", "created_at", "metadata"].map((field) => `${path}.${field}`),
    ],
    filters: { id: orderId },
  });
  const order = read.parse(data[0]);
  const refunds = (order.payment_collections ?? [])
    .flatMap((collection) => collection?.payments ?? [])
    .flatMap(({ provider_id, refunds }) =>
      (refunds ?? []).filter(({ metadata }) => isOnItsWay(provider_id, metadata?.status)),
    )
    .filter(({ created_at }) => created_at >= order.created_at);
  return { cancelled: order.status === "canceled", refunds };
}

/** Stripe says of each refund whether it is; what staff transfer by hand they transfer. */
function isOnItsWay(providerId: string, status: string | undefined): boolean {
  return !providerId.startsWith(cardService()) || status === "succeeded";
}

/**
 * Frees what an order has taken: its voucher when it is cancelled or refunded in full, its planks when it is cancelled
 * (the piece may be built and with the customer when only money went back). Repeating it changes nothing; the sweep does
 * for orders whose release was interrupted.
 */
async function releaseOrder(
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
