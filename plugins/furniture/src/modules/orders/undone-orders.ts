import type { Run } from "../../core/database";

/**
 * Parts carts and payments from orders that were undone: where one of Medusa's joins fails, it undoes the order and leaves the others, takes
 * the cart for ordered, and gives no money back. Only joins older than some seconds; answers which.
 */
export function partFromUndoneOrders(
  run: Run,
  seconds: number,
): Promise<{ order_id: string; cart_id: string | null }[]> {
  const parted = (join: string, cart: string) =>
    `update ${join} j set deleted_at = now(), updated_at = now()
     where j.deleted_at is null and j.created_at > now() - interval '3 days'
       and j.created_at < now() - make_interval(secs => ?)
       and not exists (select 1 from "order" o where o.id = j.order_id and o.deleted_at is null)
     returning j.order_id, ${cart} as cart_id`;
  return run(
    `with carts as (${parted("order_cart", "j.cart_id")}), payments as (${parted("order_payment_collection", "null::text")})
     select order_id, max(cart_id) as cart_id from (select * from carts union all select * from payments) parted group by order_id`,
    [seconds, seconds],
  );
}
