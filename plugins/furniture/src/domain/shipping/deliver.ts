import type { MedusaContainer } from "@medusajs/framework/types";
import {
  markFulfillmentAsDeliveredWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from "@medusajs/medusa/core-flows";
import { Refusal } from "../../core/refusal/refusal";
import { withOrder } from "../order-lifecycle/order-lock";
import { tellOfDelivery } from "../order-lifecycle/order-mails";
import { fulfilmentsOf } from "../orders/fulfilments";
import { orderDocument } from "../orders/order-document";
import { followFulfilment } from "./follow-board";
import { completeHalfParcels, isBooked } from "./parcels";
import type { Shipper } from "./ship";

/**
 * A parcel has arrived, or was picked up: Medusa's fulfilment is delivered, its pieces are with the customer, who gets the mail. Repeating
 * it changes nothing. Throws a {@link Refusal} for a parcel that has not left, and the not-found one for no parcel of the order.
 */
export async function deliver(
  container: MedusaContainer,
  orderId: string,
  fulfilmentId: string,
  by: Shipper,
): Promise<void> {
  await withOrder(container, orderId, async () => {
    const order = await orderDocument(container, orderId);
    if (order.cancelled) throw Refusal.single("", "Diese Bestellung ist storniert.", "order_cancelled");
    await completeHalfParcels(container, order);
    const parcel = (await fulfilmentsOf(container, orderId)).find(({ id }) => id === fulfilmentId);
    if (!parcel) throw Refusal.notFound("Diese Sendung gibt es nicht.");
    if (!parcel.shippedAt && order.record?.shipping !== "pickup")
      throw Refusal.single("", "Diese Sendung ist noch nicht versandt.", "not_shipped");
    if (parcel.deliveredAt) return followFulfilment(container, fulfilmentId, "delivered", by.name);
    // Medusa's workflow locks the bare order itself.
    if (await isBooked(container, orderId, parcel.lineIds, "delivered_quantity"))
      await markFulfillmentAsDeliveredWorkflow(container).run({ input: { id: fulfilmentId } });
    else
      await markOrderFulfillmentAsDeliveredWorkflow(container).run({
        input: { orderId, fulfillmentId: fulfilmentId },
      });
    await followFulfilment(container, fulfilmentId, "delivered", by.name);
  });
  await tellOfDelivery(container, fulfilmentId, "delivered");
}
