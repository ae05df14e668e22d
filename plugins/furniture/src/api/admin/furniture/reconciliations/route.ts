import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { reconcileOrders } from "../../../../domain/reconciliation/reconcile";
import { ORDERS } from "../../../../modules/orders";
import type OrdersService from "../../../../modules/orders/service";

const MOST = 200;

/**
 * What waits for staff, the oldest first, with `?order_id=` of one order; the last runs and what they came upon, the newest
 * first.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const orders = request.scope.resolve<OrdersService>(ORDERS);
  const { order_id } = request.query;
  const about = typeof order_id === "string" ? { order_id } : {};
  const isOpen = { ...about, outcome: "flagged", resolved_at: null } as const;
  const [open, runs, findings] = await Promise.all([
    orders.listFurnitureFindings(isOpen, { order: { created_at: "ASC" }, take: MOST }),
    orders.listFurnitureReconciliations({}, { order: { started_at: "DESC" }, take: MOST }),
    orders.listFurnitureFindings({}, { order: { last_seen_at: "DESC" }, take: MOST }),
  ]);
  const openOrders = await openOrdersOf(request, open);
  const told = open.map((finding) => ({ ...finding, is_open_order: openOrders.has(finding.order_id ?? "") }));
  response.json({ open: told, runs, findings });
}

/** Which of the orders of findings can still be changed. */
async function openOrdersOf(
  { scope }: MedusaRequest,
  findings: readonly { order_id: string | null }[],
): Promise<Set<string>> {
  const ids = findings.flatMap(({ order_id }) => order_id ?? []);
  if (ids.length === 0) return new Set();
  const orders = await scope
    .resolve(Modules.ORDER)
    .listOrders({ id: ids }, { select: ["id", "status"], take: MOST });
  return new Set(
    orders.filter(({ status }) => status !== "canceled" && status !== "archived").map(({ id }) => id),
  );
}

/** Compares now instead of in a few minutes. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { checked, findings } = await reconcileOrders(request.scope);
  response.json({ checked, findings });
}
