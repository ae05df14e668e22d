/** @typedef {import("../trial-database.mjs").Client} Client */

/**
 * Orders of plain products, which only the Medusa without our plugin places: no record of ours, for which the sweep of the
 * shop would look after them every fifteen seconds, and so do work in the middle of what is measured.
 */
const PLAIN = `update "order" o set deleted_at = now()
  where o.deleted_at is null and not exists (select 1 from furniture_order f where f.order_id = o.id and f.deleted_at is null)
    and not exists (
      select 1 from order_item i join order_line_item l on l.id = i.item_id
      where i.order_id = o.id and l.metadata ? 'configuration_id')`;

/**
 * Takes them out of the sight of the shop.
 * @param {Client} client
 * @returns {Promise<void>}
 */
export async function withdrawStockOrders(client) {
  await client.query(PLAIN);
}
