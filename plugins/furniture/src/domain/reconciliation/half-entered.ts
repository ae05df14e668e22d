import type { MedusaContainer } from "@medusajs/framework/types";
import { ChangeActionType, Modules } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import { ORDERS } from "../../modules/orders";
import {
  creditsUnderWay,
  markCaptured,
  uncreditedRefund,
  unenteredRefunds,
} from "../../modules/orders/unentered";
import { whileUnedited, withOrder } from "../orders/order-lock";

/** Enters in an order's book what its payment alone says. Medusa's own capture of a captured payment does that, and sends its event. */
export function finishEntering(
  container: MedusaContainer,
  { order_id, payment_id }: { order_id: string; payment_id: string },
): Promise<void> {
  const { run } = container.resolve(ORDERS);
  return withOrder(container, order_id, () =>
    whileUnedited(container, order_id, async () => {
      await markCaptured(run, payment_id);
      await capturePaymentWorkflow(container).run({ input: { payment_id } });
      const missing = await unenteredRefunds(run, payment_id);
      // Medusa fails on an empty list.
      if (missing.length === 0) return;
      await container.resolve(Modules.ORDER).addOrderTransactions(
        missing.map(({ id, amount, currency_code }) => ({
          ...{ order_id, amount: -amount, currency_code },
          ...{ reference: "refund", reference_id: id },
        })),
      );
    }),
  );
}

/** Lowers an order's sum by what has gone back and was not owed, as Medusa's own refund does last of all. */
export function finishCredit(container: MedusaContainer, orderId: string): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const { run } = container.resolve(ORDERS);
  return withOrder(container, orderId, () =>
    whileUnedited(container, orderId, async () => {
      for (const id of await creditsUnderWay(run, orderId)) await orders.cancelOrderChange(id);
      const refund = await uncreditedRefund(run, orderId);
      if (!refund) return;
      const { reference_id, amount } = refund;
      const { id } = await orders.createOrderChange({
        order_id: orderId,
        change_type: "credit_line",
        actions: [{ action: ChangeActionType.CREDIT_LINE_ADD, reference: "refund", reference_id, amount }],
      });
      await orders.confirmOrderChange(id);
    }),
  );
}
