import { rows } from "../../../../tests/shopper/shop";

/** Tables whose rows come and go with jobs, mails and counted requests. */
const RESTLESS = /rate|mail|reconciliation|finding|shop_details/;
/** Of Medusa's tables those a shopper's request could change. */
const STOCK = [
  "cart",
  "cart_line_item",
  "cart_address",
  "customer",
  "order",
  "promotion",
  "payment_session",
  "payment",
];

/** How many rows there are of everything a shopper's request could make. */
export async function rowCounts(): Promise<string> {
  const ours = await rows(
    "select table_name from information_schema.tables where table_schema = 'public' and table_name like 'furniture%'",
  );
  const names = ours.map(({ table_name }) => String(table_name)).filter((name) => !RESTLESS.test(name));
  const counts = [...STOCK, ...names].map((table) => `(select count(*)::int from "${table}") as "${table}"`);
  return JSON.stringify(await rows(`select ${counts.join(", ")}`));
}

const WITHOUT_TIMES = "- 'updated_at' - 'created_at'";
const children = (table: string, condition: string, less = "") =>
  `(select string_agg((to_jsonb(t) ${WITHOUT_TIMES} ${less})::text, ';' order by t.id) from ${table} t
    where ${condition} and t.deleted_at is null)`;
const itemsOfCart =
  "t.item_id in (select id from cart_line_item where cart_id = cart.id and deleted_at is null)";

/** Everything a cart is made of, by the id of the cart. Adjustments may be written anew; what they say may not change. */
export async function cartStates(carts: readonly string[]): Promise<Map<string, string>> {
  const found = await rows(
    `select cart.id, concat_ws(' ', (to_jsonb(cart) ${WITHOUT_TIMES})::text,
       ${children("cart_line_item", "t.cart_id = cart.id")},
       (select string_agg(concat_ws(',', t.item_id, t.provider_id, t.code, t.amount), ';' order by t.item_id, t.provider_id)
        from cart_line_item_adjustment t where ${itemsOfCart} and t.deleted_at is null),
       ${children("cart_shipping_method", "t.cart_id = cart.id", "- 'id'")},
       ${children("cart_address", "t.id in (cart.shipping_address_id, cart.billing_address_id)")},
       ${children("furniture_cart_terms", "t.cart_id = cart.id")}) as state
     from cart where cart.id = any($1)`,
    carts,
  );
  return new Map(found.map(({ id, state }) => [String(id), String(state)]));
}
