import type { Run } from "../../core/database";

/** What staff know an order by. */
export interface OrderName {
  id: string;
  number: string;
  /** It is neither cancelled nor archived. */
  is_open: boolean;
}

/** The names of those of these orders that there are, by their id. */
export async function orderNames(run: Run, ids: readonly string[]): Promise<ReadonlyMap<string, OrderName>> {
  const rows = await run<OrderName>(
    `select id, coalesce(custom_display_id, display_id::text) as number,
       status not in ('canceled', 'archived') as is_open
     from "order" where id = any(?::text[]) and deleted_at is null`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
