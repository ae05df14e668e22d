import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { shopDay } from "../../core/shop-day";
import { ORDERS } from "../../modules/orders";
import { isTransferOpen, transfersToCancel, transfersToRemind } from "../../modules/orders/open-transfers";
import { shopDetails } from "../../modules/shop-details/shop-details";
import { queueMail } from "../mails/queue-mail";
import { withOrder } from "../orders/order-lock";
import { daysAfter } from "../workshop/days";

/**
 * Reminds customers of transfers that have not come, and later cancels their orders as staff do, which frees the planks. The shop
 * settings say after how many days; 0 is never. Where there are reminders, no order is cancelled without one that has left as many
 * days ago as lie between the two, nor before the day that it names is over. Safe to repeat, and to be interrupted anywhere.
 */
export async function tendOpenTransfers(container: MedusaContainer): Promise<void> {
  const { transferReminderDays: remind, transferCancelDays: cancel } = await shopDetails(container);
  if (remind > 0) await remindAll(container, remind, cancel);
  if (cancel > 0) await cancelAll(container, cancel, remind > 0 ? Math.max(1, cancel - remind) : null);
}

async function remindAll(container: MedusaContainer, remind: number, cancel: number): Promise<void> {
  const orders = container.resolve(ORDERS);
  // An order is cancelled after this day, also when the reminder comes late.
  const end = daysAfter(shopDay(new Date()), Math.max(1, cancel - remind));
  for (const order_id of await transfersToRemind(orders.run, remind)) {
    await queueMail(container, {
      template: "transfer_reminder",
      key: `transfer_reminder:${order_id}`,
      order_id,
      ...(cancel > 0 && { data: { cancelled_on: end } }),
    });
  }
}

async function cancelAll(container: MedusaContainer, days: number, grace: number | null): Promise<void> {
  const orders = container.resolve(ORDERS);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  const today = shopDay(new Date());
  for (const id of await transfersToCancel(orders.run, { days, grace, today })) {
    try {
      await withOrder(container, id, async () => {
        // Staff book a payment under the same lock: what they have seen meanwhile counts.
        if (!(await isTransferOpen(orders.run, id))) return;
        await cancelOrderWorkflow(container).run({ input: { order_id: id } });
        logger.info(`The order ${id} is cancelled: its transfer has not come`);
      });
    } catch (error) {
      logger.error(`The order ${id} waits for its transfer and could not be cancelled: ${messageOf(error)}`);
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
