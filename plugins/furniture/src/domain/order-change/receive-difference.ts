import type { MedusaContainer } from "@medusajs/framework/types";
import {
  capturePaymentWorkflow,
  createOrUpdateOrderPaymentCollectionWorkflow,
} from "@medusajs/medusa/core-flows";
import { Refusal } from "../../core/refusal/refusal";
import { ORDERS } from "../../modules/orders";
import { closeOpenPages } from "../order-lifecycle/payment-link";
import { momentOf } from "../order-lifecycle/received-day";
import type { SeenTransfer } from "../order-lifecycle/settle-later";
import { transferInPlaceOfPage } from "../order-lifecycle/transfer-payment";
import { openDifference, orderDocument } from "../orders/order-document";
import { whileUnedited, withOrder } from "../orders/order-lock";
import { finishChange } from "./finish";
import { orderStanding } from "./plan";
import { refuseAll, standingIssues } from "./refuse";

/**
 * Staff have seen on the account what a changed order costs more: it is booked like a transfer, whatever the order was paid by before,
 * and the payment link is paid with it. Throws a {@link Refusal} where staff have something else to settle first.
 * @returns false where no change has left anything open
 */
export function receiveDifference(
  container: MedusaContainer,
  orderId: string,
  { staff, receivedOn }: SeenTransfer,
): Promise<boolean> {
  return withOrder(container, orderId, async () => {
    if (openDifference(await orderDocument(container, orderId)) === 0) return false;
    await finishChange(container, orderId);
    const order = await orderStanding(container, orderId);
    refuseAll(standingIssues(order));
    if (order.outstanding <= 0) return false;
    const receivedAt = receivedOn ? momentOf(receivedOn, order.placedAt) : undefined;
    // Medusa would call off what was paid online and is not entered yet.
    await closeOpenPages(container, orderId);
    const { outstanding } = await orderStanding(container, orderId);
    if (outstanding !== order.outstanding) throw Refusal.single("", UNCLEAR, "payment_open");
    await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: orderId } });
    await whileUnedited(container, orderId, async () => {
      const payment = await transferInPlaceOfPage(container, orderId, order.outstanding);
      if (!payment) throw Refusal.single("", UNCLEAR, "payment_open");
      await container.resolve(ORDERS).noteReceived(payment.id, receivedAt ?? null);
      await capturePaymentWorkflow(container).run({
        input: { payment_id: payment.id, ...(staff && { captured_by: staff }) },
      });
    });
    return true;
  });
}

const UNCLEAR = "Was offen ist, hat sich gerade geändert. Lade die Seite neu, und versuche es noch einmal.";
