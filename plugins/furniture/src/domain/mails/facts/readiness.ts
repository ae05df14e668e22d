import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { isAboutNewOrder, isToStaff, type MailTemplate, type TakenMail } from "../../../modules/mails/mail";
import type { OrderDocument } from "../../orders/order-document";
import { staffLink } from "./staff-link";

/** Seconds until a mail whose order is not placed yet looks again. */
const LOOK_AGAIN = 30;
/** Milliseconds after which a cart that is still not an order will never be. */
const PATIENCE = 60 * 60 * 1000;

/** They ask for money that may have come meanwhile. */
const REMINDERS: readonly MailTemplate[] = ["transfer_reminder", "offer_ending"];
/** News of pieces that a cancelled order has no more. */
const ON_THE_WAY: readonly MailTemplate[] = ["work_begun", "ready_for_delivery", "promise_changed"];

/** Why a mail has lost its reason. */
export type Reason =
  | "order_missing"
  | "order_cancelled"
  | "order_not_placed"
  | "link_over"
  | "already_paid"
  | "customer_forgotten";
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
  if (isToStaff(mail.template)) return (await staffLink(container, mail)) ? "ready" : { drop: "link_over" };
  if (!mail.order_id) return "ready";
  if (!order) return { drop: "order_missing" };
  if (REMINDERS.includes(mail.template)) return reminderReadiness(order);
  if (ON_THE_WAY.includes(mail.template)) return order.cancelled ? { drop: "order_cancelled" } : "ready";
  // The person may be forgotten between the reading of the order and the issue of its paper.
  if (mail.template === "papers" && !order.email) return { drop: "customer_forgotten" };
  if (!isAboutNewOrder(mail.template)) return "ready";
  if (order.cancelled) return { drop: "order_cancelled" };
  if (!mail.cart_id || (await isCompleted(container, mail.cart_id))) return "ready";
  const age = Date.now() - new Date(mail.created_at).getTime();
  return age < PATIENCE ? { wait: LOOK_AGAIN } : { drop: "order_not_placed" };
}

/** The money may have come while the reminder waited. */
function reminderReadiness({ cancelled, paidAt }: OrderDocument): Readiness {
  if (cancelled) return { drop: "order_cancelled" };
  return paidAt ? { drop: "already_paid" } : "ready";
}

async function isCompleted(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["id", "completed_at"], take: 1 });
  return Boolean(cart?.completed_at);
}
