import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../core/refusal/refusal";
import { queueMail } from "../mails/queue-mail";
import { fulfilmentsOf } from "../orders/fulfilments";
import { orderDocument } from "../orders/order-document";
import { withOrder } from "../orders/order-lock";
import type { ParcelWish } from "./wish";

/** More parcels than a shipment goes in, also where some are lost. */
const MOST_PARCELS = 20;

/**
 * A shipment that is on its way has one more number: it goes in several parcels, or goes out once more because one was lost or came back. The
 * order's page shows it and the customer gets the mail, once for each number. Throws a {@link Refusal}, or the not-found one.
 */
export async function addParcel(
  container: MedusaContainer,
  orderId: string,
  fulfilmentId: string,
  { tracking_number: number, tracking_url: url }: ParcelWish,
): Promise<void> {
  await withOrder(container, orderId, async () => {
    const { cancelled, record } = await orderDocument(container, orderId);
    if (cancelled) throw Refusal.single("", "Diese Bestellung ist storniert.", "order_cancelled");
    if (record?.shipping === "pickup")
      throw Refusal.single("", "Diese Bestellung wird abgeholt: Sie hat keine Sendungsnummern.", "picked_up");
    const shipment = (await fulfilmentsOf(container, orderId)).find(({ id }) => id === fulfilmentId);
    if (!shipment) throw Refusal.notFound("Diese Sendung gibt es nicht.");
    if (!shipment.shippedAt)
      throw Refusal.single("", "Diese Sendung ist noch nicht versandt.", "not_shipped");
    const { lineIds: lines, tracking, forwarder } = shipment;
    const counts = Object.fromEntries(shipment.quantities);
    if (tracking.some((one) => one.number === number)) return;
    if (tracking.length >= MOST_PARCELS)
      throw Refusal.single(
        "tracking_number",
        `Eine Sendung hat höchstens ${MOST_PARCELS} Sendungsnummern.`,
        "too_many_parcels",
      );
    // First, so that of every number that is there the customer has heard, be it by the shipment's own mail.
    await queueMail(container, {
      template: "shipped",
      key: `shipped:${fulfilmentId}:${number}`,
      order_id: orderId,
      data: { lines, counts, forwarder, tracking: [{ number, url: url ?? null }] },
    });
    await addLabel(container, fulfilmentId, {
      tracking_number: number,
      tracking_url: url ?? "#",
      label_url: "#",
    });
  });
}

async function addLabel(
  container: MedusaContainer,
  fulfilmentId: string,
  label: { tracking_number: string; tracking_url: string; label_url: string },
): Promise<void> {
  const module = container.resolve(Modules.FULFILLMENT);
  const { labels, metadata } = await module.retrieveFulfillment(fulfilmentId, { relations: ["labels"] });
  await module.updateFulfillment(fulfilmentId, {
    // What is left out would be deleted.
    labels: [...labels.map(({ id }) => ({ id })), label],
    // So that the request which sent it is known once more.
    ...(labels.length === 0 && { metadata: { ...metadata, left_without_number: true } }),
  });
}
