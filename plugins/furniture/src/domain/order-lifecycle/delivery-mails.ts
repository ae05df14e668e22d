import type { MedusaContainer } from "@medusajs/framework/types";
import type { MailTemplate } from "../../modules/mails/mail";
import { queueMail } from "../mails/queue-mail";
import { fulfilmentsOf, orderOfFulfilment } from "../orders/fulfilments";
import { findOrder } from "../orders/order-document";

/** What has happened to a fulfilment. */
export type DeliveryStep = "packed" | "shipped" | "delivered";

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
  const template = TEMPLATES[step];
  await queueMail(container, {
    template,
    key: `${template}:${fulfilmentId}`,
    order_id: order.id,
    data: { lines: lineIds, tracking, forwarder, appointment },
  });
}
