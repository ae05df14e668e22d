import type { Run } from "../../core/database";

/**
 * The multi-item discount of each piece of an order, booked when the order was placed, EUR by configuration id. The
 * first version keeps its adjustments whatever is edited later, and they alone say whose they are.
 */
export async function firstDiscounts(run: Run, orderId: string): Promise<Map<string, number>> {
  const rows = await run<{ configuration_id: string; amount: number }>(
    `select li.metadata->>'configuration_id' as configuration_id, sum(a.amount)::float as amount
     from order_item oi
     join order_line_item li on li.id = oi.item_id
     join order_line_item_adjustment a on a.item_id = li.id and a.version = 1 and a.deleted_at is null
     where oi.order_id = ? and oi.version = 1 and a.provider_id = 'multi_item_discount'
     group by 1`,
    [orderId],
  );
  return new Map(rows.map(({ configuration_id, amount }) => [configuration_id, amount]));
}
