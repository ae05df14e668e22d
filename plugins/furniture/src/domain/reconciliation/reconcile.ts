import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ORDERS } from "../../modules/orders";
import type { FindingCode, Run } from "../../modules/orders/finding";
import { ordersLookedAt } from "../../modules/orders/order-queries";
import { resolveOrdered } from "../../modules/orders/reconciliation-log";
import { comparePayments } from "./compare";
import { report } from "./report";
import { sweepOrders } from "./sweep";

/** What every comparison looks for: what it does not find any more is no longer so. */
const COMPARED: readonly FindingCode[] = [
  "order_without_payment",
  "money_kept",
  "transfer_kept",
  "amount_differs",
  "not_released",
];

const ONE_AT_A_TIME = "furniture-reconciliation";

/** Compares all orders with all payments, mends what it can and reports. A run waits for another process' run to end. */
export async function reconcileOrders(container: MedusaContainer): Promise<Run> {
  return container.resolve(Modules.LOCKING).execute([ONE_AT_A_TIME], async () => {
    const started_at = new Date();
    const checked = await container.resolve(ORDERS).ask(ordersLookedAt);
    const findings = [...(await sweepOrders(container)), ...(await comparePayments(container))];
    const run = { started_at, checked, findings };
    await report(container, run);
    const orders = container.resolve(ORDERS);
    await orders.resolveOthers(COMPARED, findings);
    await orders.ask(resolveOrdered);
    return run;
  });
}
