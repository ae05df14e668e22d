import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { isAboutNewOrder, type TakenMail } from "../../modules/mails/mail";
import type { MailOrder } from "./mail-order";

/** Seconds until a mail whose order is not there yet looks again. */
const LOOK_AGAIN = 30;
/** Milliseconds after which an order that is still not there will never be. */
const PATIENCE = 60 * 60 * 1000;

/** Why a mail has lost its reason. */
export type Reason = "order_missing" | "order_cancelled" | "order_not_placed";
export type Readiness = "ready" | { wait: number } | { drop: Reason };

/**
 * Whether the time of a mail has come. A mail about a new order is queued while the order is being placed, which may
 * still be undone: it goes out once the cart is an order for good, and never for an order that is cancelled or gone.
 */
export async function readiness(
  container: MedusaContainer,
  mail: TakenMail,
  order: MailOrder | undefined,
): Promise<Readiness> {
  if (!mail.order_id) return "ready";
  if (!order) return waitOrDrop(mail, "order_missing");
  if (!isAboutNewOrder(mail.template)) return "ready";
  if (order.cancelled) return { drop: "order_cancelled" };
  if (mail.cart_id && !(await isCompleted(container, mail.cart_id)))
    return waitOrDrop(mail, "order_not_placed");
  return "ready";
}

function waitOrDrop({ created_at }: TakenMail, reason: Reason): Readiness {
  const age = Date.now() - new Date(created_at).getTime();
  return age < PATIENCE ? { wait: LOOK_AGAIN } : { drop: reason };
}

async function isCompleted(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["id", "completed_at"], take: 1 });
  return Boolean(cart?.completed_at);
}
