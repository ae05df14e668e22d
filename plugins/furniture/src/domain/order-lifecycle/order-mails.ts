import type { MedusaContainer } from "@medusajs/framework/types";
import { MAILS } from "../../modules/mails";
import type { MailTemplate } from "../../modules/mails/mail";
import { type OrderRecord, orderRecord } from "../../modules/orders/order-record";
import { queueMail } from "../mails/queue-mail";

type PayBy = OrderRecord["pay_by"];

const CONFIRMATIONS: Record<PayBy, MailTemplate> = {
  card: "order_confirmation",
  direct_debit: "order_confirmation",
  free: "order_confirmation",
  bank_transfer: "bank_transfer_details",
  reservation: "reservation_confirmation",
};

interface PlacedOrder {
  order_id: string;
  cart_id: string;
  pay_by: PayBy;
}

/** Puts the mails of a new order into the outbox: to its shopper and to the workshop. Repeatable. */
export async function queueOrderMails(
  container: MedusaContainer,
  { order_id, cart_id, pay_by }: PlacedOrder,
): Promise<void> {
  const placed = { order_id, cart_id };
  await queueMail(
    container,
    { ...placed, template: CONFIRMATIONS[pay_by], key: `order:${order_id}:confirmation` },
    { ...placed, template: "workshop_order", key: `order:${order_id}:workshop` },
  );
}

/** The same for orders of the last days that a crash has left without. */
export async function queueForgottenOrderMails(container: MedusaContainer): Promise<void> {
  for (const order of await container.resolve(MAILS).outbox.forgottenOrders()) {
    await queueOrderMails(container, { ...order, pay_by: payByOf(order.pay_by) });
  }
}

function payByOf(stored: string): PayBy {
  return orderRecord.shape.pay_by.catch("card").parse(stored);
}
