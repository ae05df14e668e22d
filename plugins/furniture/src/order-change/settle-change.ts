import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createOrUpdateOrderPaymentCollectionWorkflow,
  refundPaymentWorkflow,
} from "@medusajs/medusa/core-flows";
import { queueMail } from "../mails/queue-mail";
import { ORDERS } from "../modules/orders";
import type OrdersService from "../modules/orders/service";
import { changeLink, isPayable } from "../modules/orders/versions";
import { giveOutLink } from "../reservations/payment-link";
import { orderStanding } from "./standing";

/**
 * The payment link over what a changed order still costs: the one that holds already, or a fresh one in the place of those
 * before. Undefined where nothing is to be paid. The caller holds the order, and no earlier payment page is open.
 */
export async function linkForDifference(
  container: MedusaContainer,
  orderId: string,
  version: number,
  staff: string | null,
): Promise<{ id: string; token: string; amount: number } | undefined> {
  const { outstanding, link, record } = await orderStanding(container, orderId);
  const orders = container.resolve<OrdersService>(ORDERS);
  if (outstanding <= 0) {
    if (link) await orders.withdrawLinks(orderId);
    return undefined;
  }
  await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: orderId } });
  if (link && isPayable(link, outstanding) && link.order_version === version) return link;
  const delivery_cost = record.delivery_cost ?? 0;
  return giveOutLink(container, {
    order_id: orderId,
    order_version: version,
    delivery_cost,
    amount: outstanding,
    created_by: staff,
  });
}

/**
 * Gives back what a changed order costs less than was paid for it, from its newest payment on. Repeating it gives back nothing
 * twice: what is owed follows from the payments. Where a refund has failed or waits for an answer, or a piece came back, staff
 * decide. Each payment is asked for its part, also where an earlier one refused: staff try again only what was refused. Throws the
 * provider's first error.
 */
export async function refundDifference(container: MedusaContainer, orderId: string): Promise<number> {
  const { outstanding, kept, cancelled, unsettled, lines } = await orderStanding(container, orderId);
  const isForStaff = unsettled || lines.some(({ returned }) => returned);
  let owed = cancelled || isForStaff ? 0 : Math.max(0, -outstanding);
  const refunded = owed;
  const refusals: unknown[] = [];
  for (const payment of kept) {
    const amount = Math.min(owed, payment.kept);
    if (amount <= 0) continue;
    owed = Math.round((owed - amount) * 100) / 100;
    await refundPaymentWorkflow(container)
      .run({ input: { payment_id: payment.payment_id, amount, note: "Geänderte Bestellung" } })
      .catch((error: unknown) => refusals.push(error));
  }
  if (refusals.length > 0) throw refusals[0];
  return refunded;
}

/** The money for a difference has come: the customer is told, once for each link. */
export async function tellDifferencePaid(container: MedusaContainer, orderId: string): Promise<void> {
  const link = await container.resolve<OrdersService>(ORDERS).ask((run) => changeLink(run, orderId));
  if (!link || (await orderStanding(container, orderId)).outstanding > 0) return;
  await queueMail(container, {
    template: "payment_received",
    key: `payment_received:${link.id}`,
    order_id: orderId,
    data: { amount: link.amount },
  });
}
