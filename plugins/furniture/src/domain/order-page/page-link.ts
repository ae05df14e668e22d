import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import {
  isToldElsewhere,
  keepPage,
  orderPageAddress,
  renewPageToken,
} from "../../modules/orders/order-pages";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { queueMail } from "../mails/queue-mail";
import { orderDocument } from "../orders/order-document";
import { withOrder } from "../orders/order-lock";

/**
 * Gives an order's page a new address and mails it to the customer; the one before opens nothing from now on. Throws a
 * {@link Refusal} for an order that did not come through the shop, and for one whose customer is forgotten.
 */
export function renewPageLink(
  container: MedusaContainer,
  orderId: string,
  staff: string | null,
): Promise<string> {
  return withOrder(container, orderId, async () => {
    const { record, email, language } = await orderDocument(container, orderId);
    if (!record || !email)
      throw Refusal.single("", "Zu dieser Bestellung gibt es keine Seite für den Kunden.", "no_order_page");
    const token = await renewPageToken(container.resolve(ORDERS).run, { orderId, email }, staff);
    await mailPageLink(container, orderId, { agreed: false });
    const { storefrontUrl } = await shopDetails(container);
    return orderPageAddress(storefrontUrl, language, token);
  });
}

/** Mails the key that holds for an order, made where a crash left none. Repeatable. */
export function tellOfKey(container: MedusaContainer, orderId: string): Promise<void> {
  return withOrder(container, orderId, async () => {
    await keepPage(container.resolve(ORDERS).run, orderId);
    await mailPageLink(container, orderId, { agreed: false });
  });
}

/**
 * Tells an order's page and what was agreed to the address that staff have just given the order on Medusa's own page: what was mailed
 * before went elsewhere, and the key in it has ended. Nothing happens where the address is the same, nor for orders of other goods.
 */
export function followNewAddress(container: MedusaContainer, orderId: string): Promise<void> {
  return withOrder(container, orderId, async () => {
    const { run } = container.resolve(ORDERS);
    if (!(await isToldElsewhere(run, orderId))) return;
    const { record, email } = await orderDocument(container, orderId);
    if (!record || !email) return;
    // First, and once for the key that ends: a crash in between leaves an order that is followed once more.
    await mailPageLink(container, orderId, { agreed: true }, ":ended");
    await keepPage(run, orderId);
  });
}

/** Mails the link that holds when the mail leaves, once for each key. */
async function mailPageLink(
  container: MedusaContainer,
  orderId: string,
  data: { agreed: boolean },
  why = "",
): Promise<void> {
  const orders = container.resolve(ORDERS);
  const [page] = await orders.listFurnitureOrderPages({ order_id: orderId, revoked_at: null }, { take: 1 });
  await queueMail(container, {
    template: "order_page",
    key: `order_page:${page?.id}${why}`,
    order_id: orderId,
    data,
  });
}
