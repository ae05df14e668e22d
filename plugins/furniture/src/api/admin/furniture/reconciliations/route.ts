import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { reconcileOrders } from "../../../../domain/reconciliation/reconcile";
import { ORDERS } from "../../../../modules/orders";
import { type OrderName, orderNames } from "../../../../modules/orders/reconciliation-log";

const MOST = 200;

/**
 * What waits for staff, the oldest first, with `?order_id=` of one order; the last runs and what they came upon, the newest
 * first.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const orders = request.scope.resolve(ORDERS);
  const { order_id } = request.query;
  const about = typeof order_id === "string" ? { order_id } : {};
  const isOpen = { ...about, outcome: "flagged", resolved_at: null } as const;
  const [open, runs, findings] = await Promise.all([
    orders.listFurnitureFindings(isOpen, { order: { created_at: "ASC" }, take: MOST }),
    orders.listFurnitureReconciliations({}, { order: { started_at: "DESC" }, take: MOST }),
    orders.listFurnitureFindings({}, { order: { last_seen_at: "DESC" }, take: MOST }),
  ]);
  const names = await orderNames(orders.run, ordersOf([...open, ...findings]));
  const isOpenOrder = ({ order_id }: About) => names.get(order_id ?? "")?.is_open ?? false;
  response.json({
    open: open.map((finding) => ({ ...numbered(finding, names), is_open_order: isOpenOrder(finding) })),
    runs,
    findings: findings.map((finding) => numbered(finding, names)),
  });
}

interface About {
  order_id: string | null;
}

const ordersOf = (findings: readonly About[]) => findings.flatMap(({ order_id }) => order_id ?? []);

function numbered<Finding extends About>(finding: Finding, names: ReadonlyMap<string, OrderName>) {
  return { ...finding, order_number: names.get(finding.order_id ?? "")?.number ?? null };
}

/** Compares now instead of in a few minutes. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { checked, findings } = await reconcileOrders(request.scope);
  response.json({ checked, findings });
}
