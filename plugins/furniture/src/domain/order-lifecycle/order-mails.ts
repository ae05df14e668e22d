import type { MedusaContainer } from "@medusajs/framework/types";
import { oneByOne } from "../../core/one-by-one";
import { MAILS } from "../../modules/mails";
import type { MailTemplate } from "../../modules/mails/mail";
import { ORDERS } from "../../modules/orders";
import { type OrderRecord, orderRecord } from "../../modules/orders/order-record";
import { type DeliveryStep, untoldSteps } from "../../modules/orders/untold";
import { queueMail } from "../mails/queue-mail";
import { fulfilmentsOf, orderOfFulfilment } from "../orders/fulfilments";
import { findOrder } from "../orders/order-document";

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

/** Queues the mails about deliveries that a crash has lost. */
export async function tellOfForgottenDeliveries(container: MedusaContainer): Promise<void> {
  await oneByOne(
    container,
    await untoldSteps(container.resolve(ORDERS).run),
    ({ id, template }) => `The mail ${template} about the fulfilment ${id}`,
    ({ id, template }) => tellOfDelivery(container, id, STEP_OF[template]),
  );
}

const STEP_OF = { ready_for_pickup: "packed", shipped: "shipped", delivered: "delivered" } as const;

const TEMPLATES = {
  packed: "ready_for_pickup",
  shipped: "shipped",
  delivered: "delivered",
} as const satisfies Record<DeliveryStep, MailTemplate>;

/**
 * Tells the customer what has happened to pieces of their order, once for each fulfilment. Packed pieces are news only where they are
 * picked up, and what is picked up is never on its way. Orders that did not come through the shop are Medusa's own.
 */
export async function tellOfDelivery(
  container: MedusaContainer,
  fulfilmentId: string,
  step: DeliveryStep,
): Promise<void> {
  const orderId = await orderOfFulfilment(container, fulfilmentId);
  const order = orderId ? await findOrder(container, orderId) : undefined;
  if (!order?.record || order.cancelled) return;
  const isPickup = order.record.shipping === "pickup";
  if ((step === "packed" && !isPickup) || (step === "shipped" && isPickup)) return;
  const fulfilment = (await fulfilmentsOf(container, order.id)).find(({ id }) => id === fulfilmentId);
  if (!fulfilment) return;
  const { lineIds, tracking, forwarder, appointment } = fulfilment;
  const counts = Object.fromEntries(fulfilment.quantities);
  const template = TEMPLATES[step];
  await queueMail(container, {
    template,
    key: `${template}:${fulfilmentId}`,
    order_id: order.id,
    data: { lines: lineIds, counts, tracking, forwarder, appointment },
  });
}
