import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";

/**
 * The last moment that anything about a cart was written down: the cart, its lines, its payment's sum, another payment page. Whatever takes
 * a payment page away from a cart leaves such a trace.
 */
const LAST_TRACE = `
  select extract(epoch from greatest(c.updated_at,
    (select max(greatest(l.updated_at, l.deleted_at)) from cart_line_item l where l.cart_id = c.id),
    (select max(greatest(p.updated_at, s.updated_at)) from cart_payment_collection link
      join payment_collection p on p.id = link.payment_collection_id
      left join payment_session s on s.payment_collection_id = p.id
      where link.cart_id = c.id))) as traced,
    exists (
      select 1 from cart_payment_collection link
      join payment_session s on s.payment_collection_id = link.payment_collection_id
      where link.cart_id = c.id and s.id = ?) as has_session
  from cart c where c.id = ?`;

/**
 * Whether the database knows a paid page's cart as it was before the page was made, and nothing of the page: it was restored from an older
 * backup. The order may be confirmed, its invoice sent; giving the money back at once would break what was promised.
 */
export async function isOlderThan(
  container: MedusaContainer,
  { created, metadata }: Pick<Stripe.Checkout.Session, "created" | "metadata">,
): Promise<boolean> {
  if (!metadata?.cart_id) return false;
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await connection.raw(LAST_TRACE, [metadata.session_id ?? "", metadata.cart_id]);
  const [cart] = rows as { traced: string; has_session: boolean }[];
  return cart !== undefined && !cart.has_session && Number(cart.traced) < created;
}
