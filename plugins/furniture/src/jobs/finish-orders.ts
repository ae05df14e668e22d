import type { MedusaContainer } from "@medusajs/framework/types";
import { report } from "../domain/reconciliation/report";
import { sweepOrders } from "../domain/reconciliation/sweep";

/** Soon after a crash everything it interrupted is made good. */
export default async function finishOrders(container: MedusaContainer): Promise<void> {
  const started_at = new Date();
  const findings = await sweepOrders(container);
  if (findings.length > 0) await report(container, { started_at, checked: findings.length, findings });
}

export const config = { name: "finish-furniture-orders", schedule: { interval: 15_000 } };
