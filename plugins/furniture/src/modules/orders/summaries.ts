import type { Run } from "../../core/database";

/** What an order's payments add up to: Medusa's sum and its twin of full precision. */
const sum = (name: string, value: string) =>
  `'${name}', ${value}, 'raw_${name}', jsonb_build_object('value', ${value}::text, 'precision', 20)`;

/**
 * Medusa adds a payment or refund to the stored summary of an order, and carries the sums over when an order edit is confirmed. Of two
 * writers at one instant, one may be lost. Works the sums out again from the entries themselves, where the last one is a minute old.
 * @returns the orders whose summary was wrong
 */
export async function correctSummaries(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `with entered as (
       select t.order_id, coalesce(sum(t.amount) filter (where t.deleted_at is null), 0) as total,
         coalesce(sum(t.amount) filter (where t.deleted_at is null and t.amount > 0), 0) as paid,
         coalesce(-sum(t.amount) filter (where t.deleted_at is null and t.amount < 0), 0) as refunded
       from order_transaction t
       where t.order_id in (select order_id from order_transaction where updated_at > now() - interval '3 days')
       group by t.order_id having max(t.updated_at) < now() - interval '1 minute'),
     wrong as (
       select s.id, e.total, e.paid, e.refunded, (s.totals->>'current_order_total')::numeric - e.total as due
       from entered e
       join "order" o on o.id = e.order_id and o.deleted_at is null
       join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
       where s.updated_at < now() - interval '1 minute'
         and (s.totals->>'transaction_total')::numeric <> e.total)
     update order_summary s set updated_at = now(), totals = s.totals || jsonb_build_object(
       ${sum("transaction_total", "w.total")}, ${sum("paid_total", "w.paid")},
       ${sum("refunded_total", "w.refunded")}, ${sum("pending_difference", "w.due")})
     from wrong w where s.id = w.id returning s.order_id`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

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
