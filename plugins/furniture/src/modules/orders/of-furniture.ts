import type { Run } from "../../core/database";

/** Whether an order `o` has a configured piece; any other is Medusa's own, and nothing here touches it. */
export const OF_FURNITURE = `exists (
  select 1 from order_item fi join order_line_item fl on fl.id = fi.item_id
  where fi.order_id = o.id and fi.deleted_at is null and fl.metadata->>'configuration_id' is not null)`;

/** Whether an order has, or has had, a configured piece. */
export async function isOfFurniture(run: Run, orderId: string): Promise<boolean> {
  return (await run(`select 1 from "order" o where o.id = ? and ${OF_FURNITURE}`, [orderId])).length > 0;
}

/** Whether a configured piece lies in a cart. */
export async function isCartOfFurniture(run: Run, cartId: string): Promise<boolean> {
  const rows = await run(
    `select 1 from cart_line_item where cart_id = ? and deleted_at is null
       and (metadata->>'configuration_id' is not null or metadata->>'kind' is not null) limit 1`,
    [cartId],
  );
  return rows.length > 0;
}

/** The order that something of it belongs to: itself, an edit, return, claim, exchange, payment or payment collection of it. */
export async function orderOf(run: Run, id: string): Promise<string | undefined> {
  const [row] = await run<{ order_id: string }>(
    `select id as order_id from "order" where id = ?
     union select order_id from order_change where id = ?
     union select order_id from "return" where id = ?
     union select order_id from order_claim where id = ?
     union select order_id from order_exchange where id = ?
     union select order_id from order_payment_collection where payment_collection_id = ?
     union select l.order_id from order_payment_collection l
       join payment p on p.payment_collection_id = l.payment_collection_id where p.id = ?`,
    Array(7).fill(id),
  );
  return row?.order_id;
}
