import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { changeLink } from "../../modules/orders/versions";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { queueMail } from "../mails/queue-mail";
import { closeOpenPages, linkAddress } from "../order-lifecycle/payment-link";
import { withOrder } from "../orders/order-lock";
import { finishChange } from "./finish";
import { type OrderStanding, orderStanding } from "./plan";
import { refuseAll, standingIssues, withdrawalIssues } from "./refuse";
import { linkForDifference } from "./settle-change";
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
    refuseAll([...standingIssues(order), ...withdrawalIssues(order)]);
    if (order.outstanding <= 0)
      throw Refusal.single("", "Zu dieser Bestellung ist nichts offen.", "nothing_open");
    await closeOpenPages(container, orderId);
    await replaceLink(container, order, staff);
    return changeForm(container, await orderStanding(container, orderId));
  });
}

/**
 * A refund that is booked beside a change leaves a payment link over another sum than is open then: it is replaced, and the customer gets
 * the new one by mail. Nothing happens where the link is right or has expired, nor where staff have something else to settle first.
 */
export function replaceOutdatedLink(container: MedusaContainer, orderId: string): Promise<void> {
  return withOrder(container, orderId, async () => {
    // Most orders have none, and some are not the shop's.
    if (!(await changeLink(container.resolve(ORDERS).run, orderId))) return;
    const order = await orderStanding(container, orderId);
    const { link, outstanding } = order;
    if (!link || link.amount === outstanding || outstanding <= 0 || new Date(link.expires_at) <= new Date())
      return;
    if (
      order.versions.some(({ applied_at }) => applied_at === null) ||
      order.withdrawn ||
      standingIssues(order).length > 0
    )
      return;
    await closeOpenPages(container, orderId);
    await replaceLink(container, order, null);
  });
}

/** What holds still is not reused: the mail carries a fresh link. The caller holds the order, and no payment page is open. */
async function replaceLink(
  container: MedusaContainer,
  { id, versions }: OrderStanding,
  staff: string | null,
): Promise<void> {
  const link = await linkForDifference(container, id, versions.at(-1)?.number ?? 1, { staff, fresh: true });
  if (link) await queueDifferenceMail(container, { ...link, order_id: id });
}

/** Mails a fresh payment link over what a change has left open, once for each link. */
export async function queueDifferenceMail(
  container: MedusaContainer,
  { id, token, order_id, amount }: { id: string; token: string; order_id: string; amount: number },
): Promise<void> {
  const { storefrontUrl } = await shopDetails(container);
  await queueMail(container, {
    template: "difference_link",
    key: `difference_link:${id}`,
    order_id,
    data: { url: linkAddress(storefrontUrl, token), amount },
  });
}
