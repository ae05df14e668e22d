import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import {
  isAboutNewOrder,
  isToStaff,
  isToWorkshop,
  type MailTemplate,
  type TakenMail,
} from "../../../modules/mails/mail";
import { ORDERS } from "../../../modules/orders";
import { isLinkOver } from "../../../modules/orders/untold";
import type { OrderDocument } from "../../orders/order-document";

/** Seconds until a mail whose order is not placed yet looks again. */
const LOOK_AGAIN = 30;
/** Milliseconds after which a cart that is still not an order will never be. */
const PATIENCE = 60 * 60 * 1000;

/** They ask for money that may have come meanwhile. */
const ASK_FOR_MONEY: readonly MailTemplate[] = [
  "payment_link",
  "difference_link",
  "transfer_reminder",
  "offer_ending",
];
/** News of pieces that a cancelled order has no more. */
const ON_THE_WAY: readonly MailTemplate[] = [
  "work_begun",
  "ready_for_delivery",
  "promise_changed",
  "pickup_reminder",
];

/** Why a mail has lost its reason. */
export type Reason =
  | "order_missing"
  | "order_cancelled"
  | "order_not_placed"
  | "order_placed"
  | "link_over"
  | "change_overtaken"
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
  if (mail.order_id && !order) return { drop: "order_missing" };
  if (isToForgotten(mail, order)) return { drop: "customer_forgotten" };
  if (!order) return (await isOrderedAfterAll(container, mail)) ? { drop: "order_placed" } : "ready";
  if (ASK_FOR_MONEY.includes(mail.template)) return moneyReadiness(container, mail, order);
  if (mail.template === "order_changed") return changeReadiness(mail, order);
  if (ON_THE_WAY.includes(mail.template)) return order.cancelled ? { drop: "order_cancelled" } : "ready";
  if (!isAboutNewOrder(mail.template)) return "ready";
  if (order.cancelled) return { drop: "order_cancelled" };
  if (!mail.cart_id || (await isCompleted(container, mail.cart_id))) return "ready";
  const age = Date.now() - new Date(mail.created_at).getTime();
  return age < PATIENCE ? { wait: LOOK_AGAIN } : { drop: "order_not_placed" };
}

/**
 * The same of a mail that is sent again in the words in which it left: they name the account, or a link, and a sum. Written anew it would
 * say how things stand.
 */
export async function readinessAgain(
  container: MedusaContainer,
  mail: TakenMail,
  order: OrderDocument | undefined,
): Promise<Readiness> {
  // It has left before: a mail about an order need not wait until its cart is that order.
  const ready = await readiness(container, { ...mail, cart_id: order ? null : mail.cart_id }, order);
  if (ready !== "ready" || !order) return ready;
  const { template, data, created_at } = mail;
  const { url, agreed } = asking.parse(data);
  if (template === "order_changed" && url) return moneyReadiness(container, mail, order);
  const namesAccount = template === "bank_transfer_details" || (template === "order_page" && agreed === true);
  if (!namesAccount || order.record?.pay_by !== "bank_transfer" || !order.paidAt) return ready;
  const wasPaid = template === "order_page" && new Date(order.paidAt) <= new Date(created_at);
  return wasPaid ? ready : { drop: "already_paid" };
}

/**
 * Whether a mail is for a customer whom the shop has forgotten: a refund may go back years later, and a paper may be issued at the very
 * moment. A mail about no order names its recipient as long as there is one.
 */
function isToForgotten({ template, recipient }: TakenMail, order: OrderDocument | undefined): boolean {
  return !isToWorkshop(template) && !recipient && !order?.email;
}

/** The cart whose payment failed has been paid or ordered otherwise since. */
async function isOrderedAfterAll(container: MedusaContainer, { template, cart_id }: TakenMail) {
  return template === "payment_failed" && cart_id !== null && (await isCompleted(container, cart_id));
}

/** While the mail waited the money may have come, or another link have taken the place of its own. */
async function moneyReadiness(
  container: MedusaContainer,
  { template, data }: TakenMail,
  { cancelled, paidAt, outstanding }: OrderDocument,
): Promise<Readiness> {
  if (cancelled) return { drop: "order_cancelled" };
  const isOfChange = template === "difference_link" || template === "order_changed";
  const isPaid = isOfChange ? outstanding <= 0 : paidAt !== null;
  if (isPaid) return { drop: "already_paid" };
  const token = withLink.parse(data).url?.split("/").at(-1);
  const isOver = token !== undefined && (await isLinkOver(container.resolve(ORDERS).run, token));
  return isOver ? { drop: "link_over" } : "ready";
}

/** A mail shows the whole order as it is when it leaves: of two changes the mail about the first would show the second. */
function changeReadiness({ data }: TakenMail, { cancelled, versions }: OrderDocument): Readiness {
  if (cancelled) return { drop: "order_cancelled" };
  const { version } = ofVersion.parse(data);
  const isOvertaken = versions.some(({ number, applied_at }) => applied_at && version && number > version);
  return isOvertaken ? { drop: "change_overtaken" } : "ready";
}

const withLink = z.object({ url: z.string().optional() });
const asking = withLink.extend({ agreed: z.boolean().optional() });
/** Mails that were queued before 2026-11-29 do not name it. */
const ofVersion = z.object({ version: z.number().optional() });

async function isCompleted(container: MedusaContainer, cartId: string): Promise<boolean> {
  const [cart] = await container
    .resolve(Modules.CART)
    .listCarts({ id: cartId }, { select: ["id", "completed_at"], take: 1 });
  return Boolean(cart?.completed_at);
}

const invitation = z.object({ invite_id: z.string() });
const reset = z.object({ token: z.string() });
const claims = z.object({ exp: z.number() });

/**
 * Where a mail to a member of staff leads, from the admin's address on; undefined once that is over. The key of an invitation stays
 * with Medusa and is read when the mail leaves; that of a new password is told once only, so the mail itself has it until then.
 */
export async function staffLink(
  container: MedusaContainer,
  { template, data }: Pick<TakenMail, "template" | "data">,
): Promise<string | undefined> {
  if (template === "staff_password_reset") {
    const token = reset.safeParse(data).data?.token;
    return token && endOf(token) > Date.now() ? `/reset-password?token=${token}` : undefined;
  }
  const id = invitation.safeParse(data).data?.invite_id;
  if (!id) return undefined;
  const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 });
  const holds = invite && !invite.accepted && new Date(invite.expires_at).getTime() > Date.now();
  return holds ? `/invite?token=${invite.token}` : undefined;
}

/** When a token of Medusa's ends, as it says itself, milliseconds; 0 for what is none. */
function endOf(token: string): number {
  try {
    const said: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return claims.parse(said).exp * 1000;
  } catch {
    return 0;
  }
}
