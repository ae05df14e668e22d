const cart = "select id from cart where id = $1";
const cartLines = "select id from cart_line_item where cart_id = $1";
const cartMethods = "select id from cart_shipping_method where cart_id = $1";
const orderLines = "select item_id from order_item where order_id = $2";
const orderMethods = "select shipping_method_id from order_shipping where order_id = $2";
const collections = "select payment_collection_id from cart_payment_collection where cart_id = $1";

/**
 * The tables with rows of one order, from its cart to its mails, and how to find these rows: `$1` is the cart's id,
 * `$2` the order's. Every table has a column `id`.
 */
export const ORDER_TABLES: readonly { table: string; where: string }[] = [
  { table: "customer", where: "id in (select customer_id from cart where id = $1)" },
  {
    table: "cart_address",
    where: "id in (select unnest(array[shipping_address_id, billing_address_id]) from cart where id = $1)",
  },
  { table: "cart", where: `id in (${cart})` },
  { table: "cart_line_item", where: "cart_id = $1" },
  { table: "cart_line_item_adjustment", where: `item_id in (${cartLines})` },
  { table: "cart_line_item_tax_line", where: `item_id in (${cartLines})` },
  { table: "cart_shipping_method", where: "cart_id = $1" },
  { table: "cart_shipping_method_adjustment", where: `shipping_method_id in (${cartMethods})` },
  { table: "cart_shipping_method_tax_line", where: `shipping_method_id in (${cartMethods})` },
  {
    table: "furniture_configuration",
    where: "id in (select metadata->>'configuration_id' from cart_line_item where cart_id = $1)",
  },
  { table: "furniture_cart_terms", where: "cart_id = $1" },
  { table: "furniture_cart_price_version", where: "cart_id = $1" },
  { table: "furniture_cart_origin", where: "cart_id = $1" },
  { table: "payment_collection", where: `id in (${collections})` },
  { table: "cart_payment_collection", where: "cart_id = $1" },
  { table: "payment_session", where: `payment_collection_id in (${collections})` },
  { table: "payment", where: `payment_collection_id in (${collections})` },
  {
    table: "order_address",
    where: `id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = $2)`,
  },
  { table: "order", where: "id = $2" },
  { table: "order_line_item", where: `id in (${orderLines})` },
  { table: "order_line_item_adjustment", where: `item_id in (${orderLines})` },
  { table: "order_line_item_tax_line", where: `item_id in (${orderLines})` },
  { table: "order_item", where: "order_id = $2" },
  { table: "order_summary", where: "order_id = $2" },
  { table: "order_shipping_method", where: `id in (${orderMethods})` },
  { table: "order_shipping_method_adjustment", where: `shipping_method_id in (${orderMethods})` },
  { table: "order_shipping_method_tax_line", where: `shipping_method_id in (${orderMethods})` },
  { table: "order_shipping", where: "order_id = $2" },
  { table: "order_change", where: "order_id = $2" },
  { table: "order_change_action", where: "order_id = $2" },
  { table: "order_transaction", where: "order_id = $2" },
  { table: "order_cart", where: "order_id = $2" },
  { table: "order_payment_collection", where: "order_id = $2" },
  { table: "furniture_order", where: "order_id = $2" },
  { table: "furniture_workshop_piece", where: "order_id = $2" },
  { table: "furniture_promise", where: "order_id = $2" },
  { table: "furniture_mail", where: "order_id = $2" },
];
