import type { MedusaContainer } from "@medusajs/framework/types";
import { oneByOne } from "../../core/one-by-one";
import { ORDERS } from "../../modules/orders";
import { ordersToldElsewhere, ordersUntoldOfKey } from "../../modules/orders/order-pages";
import { reservations } from "../../modules/orders/reservations";
import { type UntoldLink, untoldAddresses, untoldLinks } from "../../modules/orders/untold";
import { orderStanding } from "../order-change/plan";
import { queueDifferenceMail } from "../order-change/renew-link";
import { queueForgottenOrderMails } from "../order-lifecycle/order-mails";
import { queueAddressMails } from "../order-page/delivery-address";
import { followNewAddress, tellOfKey } from "../order-page/page-link";
import { sameAddress } from "../orders/address";
import { findOrder } from "../orders/order-document";
import { queueOfferMail } from "../reservations/offer";

/**
 * Queues the mails that a process was about to queue when it died: about new orders, payment links, changed addresses, corrected e-mail
 * addresses and renewed links of order pages. Repeatable.
 */
export async function queueForgottenMails(container: MedusaContainer): Promise<void> {
  await queueForgottenOrderMails(container);
  const orders = container.resolve(ORDERS);
  const linkName = ({ id }: UntoldLink) => `The mail about the payment link ${id}`;
  await oneByOne(container, await untoldLinks(orders.run), linkName, (link) => tellOfLink(container, link));
  const told = new Set<string>();
  await oneByOne(
    container,
    await untoldAddresses(orders.run),
    ({ id }) => `The mail about the changed address ${id}`,
    async ({ id, order_id, address }) => {
      // The same address, entered again after a crash.
      if (told.has(order_id)) return;
      const order = await findOrder(container, order_id);
      // A crash before it was written, or another change since.
      if (!sameAddress(address, order?.delivery)) return;
      await queueAddressMails(container, order_id, id);
      told.add(order_id);
    },
  );
  await oneByOne(
    container,
    await ordersToldElsewhere(orders.run),
    (id) => `The mail to the new address of the order ${id}`,
    (id) => followNewAddress(container, id),
  );
  await oneByOne(
    container,
    await ordersUntoldOfKey(orders.run),
    (id) => `The mail about the renewed page of the order ${id}`,
    (id) => tellOfKey(container, id),
  );
}

/** What is paid by now needs no link. */
async function tellOfLink(container: MedusaContainer, link: UntoldLink): Promise<void> {
  const { order_id, amount } = link;
  if (link.is_offer) {
    const orders = container.resolve(ORDERS);
    const [reservation] = await reservations(orders.run, order_id);
    if (reservation?.state === "offered") await queueOfferMail(container, link);
  } else if ((await orderStanding(container, order_id)).outstanding === amount)
    await queueDifferenceMail(container, link);
}
