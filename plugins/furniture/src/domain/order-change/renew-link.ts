import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import type OrdersService from "../../modules/orders/service";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { queueMail } from "../mails/queue-mail";
import { withOrder } from "../order-lifecycle/order-lock";
import { linkAddress } from "../order-lifecycle/payment-link";
import { closeOpenPages } from "./close-open-pages";
import { finishChange } from "./finish";
import { refuseAll, standingIssues } from "./refuse";
import { linkForDifference } from "./settle-change";
import { orderStanding } from "./standing";
import { type ChangeForm, changeForm } from "./view";

/**
 * Mails the customer of a changed order a fresh payment link over what is still open; the link before no longer holds.
 * Throws a {@link Refusal} where nothing is open, and where staff have something else to settle first.
 */
export function renewLink(
  container: MedusaContainer,
  orderId: string,
  staff: string | null,
): Promise<ChangeForm> {
  return withOrder(container, orderId, async () => {
    await finishChange(container, orderId);
    const order = await orderStanding(container, orderId);
    refuseAll(standingIssues(order));
    if (order.outstanding <= 0)
      throw Refusal.single("", "Zu dieser Bestellung ist nichts offen.", "nothing_open");
    await closeOpenPages(container, orderId);
    // What holds still is not reused: the mail carries a fresh one.
    await container.resolve<OrdersService>(ORDERS).withdrawLinks(orderId);
    const link = await linkForDifference(container, orderId, order.versions.at(-1)?.number ?? 1, staff);
    if (link) await mail(container, orderId, link);
    return changeForm(container, await orderStanding(container, orderId));
  });
}

async function mail(
  container: MedusaContainer,
  orderId: string,
  { id, token, amount }: { id: string; token: string; amount: number },
): Promise<void> {
  const { storefrontUrl } = await shopDetails(container);
  await queueMail(container, {
    template: "difference_link",
    key: `difference_link:${id}`,
    order_id: orderId,
    data: { url: linkAddress(storefrontUrl, token), amount },
  });
}
