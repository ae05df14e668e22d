import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { renewPageToken } from "../../modules/orders/order-pages";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { queueMail } from "../mails/queue-mail";
import { withOrder } from "../order-lifecycle/order-lock";
import { orderDocument } from "../orders/order-document";
import { orderPageAddress } from "../orders/page-address";

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
    const orders = container.resolve(ORDERS);
    const token = await renewPageToken(orders.run, orderId, staff);
    const [page] = await orders.listFurnitureOrderPages({ order_id: orderId, revoked_at: null }, { take: 1 });
    await queueMail(container, { template: "order_page", key: `order_page:${page?.id}`, order_id: orderId });
    const { storefrontUrl } = await shopDetails(container);
    return orderPageAddress(storefrontUrl, language, token);
  });
}
