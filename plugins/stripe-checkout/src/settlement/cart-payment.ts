import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** What Medusa knows about one of its payment sessions and the cart it pays. */
export interface CartPayment {
  sessionId: string;
  providerId: string;
  /** The Checkout Session that Medusa expects the money from. */
  checkoutSessionId: string | undefined;
  collectionId: string;
  data: Record<string, unknown>;
  paymentId: string | undefined;
  cartId: string | undefined;
  /** The order of the cart; or, of a payment without cart, the order it pays afterwards. */
  order: { id: string } | undefined;
}

const sessionRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  data: z.record(z.string(), z.unknown()).nullish(),
  payment_collection_id: z.string(),
  payment: z.object({ id: z.string() }).nullish(),
});

/** Reads it afresh; nothing when the payment session is gone, because its cart changed or was refunded. */
export async function findCartPayment(
  container: MedusaContainer,
  sessionId: string,
): Promise<CartPayment | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data: rows } = await query.graph({
    entity: "payment_session",
    fields: ["id", "provider_id", "data", "payment_collection_id", "payment.id"],
    filters: { id: sessionId },
  });
  const session = sessionRow.safeParse(rows[0]).data;
  if (!session) return undefined;
  const cartId = await cartOf(container, session.payment_collection_id);
  return {
    sessionId: session.id,
    providerId: session.provider_id,
    checkoutSessionId: z.string().safeParse(session.data?.id).data,
    collectionId: session.payment_collection_id,
    data: session.data ?? {},
    paymentId: session.payment?.id,
    cartId,
    order:
      cartId === undefined
        ? await orderPaidBy(container, session.payment_collection_id)
        : await orderOf(container, cartId),
  };
}

async function cartOf(container: MedusaContainer, collectionId: string): Promise<string | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "cart_payment_collection",
    fields: ["cart_id"],
    filters: { payment_collection_id: collectionId },
  });
  return z.object({ cart_id: z.string() }).safeParse(data[0]).data?.cart_id;
}

/** A payment made for an order that was placed before, by a payment link. */
async function orderPaidBy(
  container: MedusaContainer,
  collectionId: string,
): Promise<{ id: string } | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order_payment_collection",
    fields: ["order_id"],
    filters: { payment_collection_id: collectionId },
  });
  const link = z.object({ order_id: z.string() }).safeParse(data[0]).data;
  return link && { id: link.order_id };
}

async function orderOf(container: MedusaContainer, cartId: string): Promise<{ id: string } | undefined> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order_cart",
    fields: ["order_id"],
    filters: { cart_id: cartId },
  });
  const link = z.object({ order_id: z.string() }).safeParse(data[0]).data;
  return link && { id: link.order_id };
}
