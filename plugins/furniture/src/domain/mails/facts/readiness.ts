import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { isAboutNewOrder, type TakenMail } from "../../../modules/mails/mail";
import type { OrderDocument } from "../../orders/order-document";

/** Seconds until a mail whose order is not placed yet looks again. */
const LOOK_AGAIN = 30;
/** Milliseconds after which a cart that is still not an order will never be. */
const PATIENCE = 60 * 60 * 1000;

/** Why a mail has lost its reason. */
export type Reason = "order_missing" | "order_cancelled" | "order_not_placed";
export type Readiness = "ready" | { wait: number } | { drop: Reason };

/**
 * Whether the time of a mail has come. A mail about a new order is queued while the order is being placed, which may
 * still be undone: it goes out once the cart is an order for good, and never for an order that is cancelled or gone. Orders
 * are written before their mails are queued and never come back: one that is not there was undone.
 */
export async function readiness(
  container: MedusaContainer,
  mail: TakenMail,
  order: OrderDocument | undefined,
): Promise<Readiness> {
  if (!mail.order_id) return "ready";
  if (!order) return { drop: "order_missing" };
  if (!isAboutNewOrder(mail.template)) return "ready";
  if (order.cancelled) return { drop: "order_cancelled" };
  if (!mail.cart_id || (await isCompleted(container, mail.cart_id))) return "ready";
  const age = Date.now() - new Date(mail.created_at).getTime();
  return age < PATIENCE ? { wait: LOOK_AGAIN } : { drop: "order_not_placed" };
}

async function isCompleted(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["id", "completed_at"], take: 1 });
  return Boolean(cart?.completed_at);
}
