import type { CartDTO, MedusaContainer } from "@medusajs/framework/types";
import { connectionOf, runOn } from "../../core/database";
import { Refusal } from "../../core/refusal/refusal";
import type { CartTerms } from "../../modules/cart-terms/terms";
import type { CartPriceVersion } from "../../modules/prices";
import type { PaymentCollection } from "./payments";

/** A frozen configuration; see `furniture_configuration`. */
export interface FrozenConfiguration {
  kind: string;
  /** Whole EUR, VAT included. */
  price: number;
  configuration: Record<string, unknown>;
}

/** What is stored of a cart, by Medusa and by the shop. Moments are ISO texts. */
export interface StoredCart {
  cart: CartDTO;
  /** null until the shopper or staff first change them. */
  terms: CartTerms | null;
  /** The version of the prices it is counted with; null before its first line. */
  counted: CartPriceVersion | null;
  collection: PaymentCollection | null;
  /** What its vouchers were worth when its shopper was last sent to pay; read it with `agreedVouchers`. */
  agreed: unknown;
  /** Promotions and budgets that the cart holds a redemption of, or has redeemed. */
  held: string[];
  /** The ids of the promotions it is linked to. */
  linked: string[];
  customer: { id: string; email: string | null; groups: { id: string }[] } | null;
  /** Whether it holds any plank. */
  holds_planks: boolean;
  /** The configurations of its lines, by id. */
  configurations: Record<string, FrozenConfiguration>;
}

/**
 * Reads a cart in one statement, straight from the tables of the modules it lies in: through their services the same takes some twenty
 * queries, and every click needs it several times. Throws a not-found {@link Refusal}; changes nothing.
 */
export async function storedCart(container: MedusaContainer, cartId: string): Promise<StoredCart> {
  const [stored] = await runOn(connectionOf(container))<StoredCart>(STATEMENT, [cartId]);
  if (!stored) throw Refusal.notFound(`There is no cart ${cartId}`);
  return stored;
}

const STATEMENT = `
  select to_jsonb(c) || jsonb_build_object(
      'items', ${all("cart_line_item", "i", "i.cart_id = c.id", {
        adjustments: all("cart_line_item_adjustment", "a", "a.item_id = i.id"),
        tax_lines: all("cart_line_item_tax_line", "t", "t.item_id = i.id"),
      })},
      'shipping_methods', ${all("cart_shipping_method", "m", "m.cart_id = c.id", {
        adjustments: all("cart_shipping_method_adjustment", "a", "a.shipping_method_id = m.id"),
        tax_lines: all("cart_shipping_method_tax_line", "t", "t.shipping_method_id = m.id"),
      })},
      'credit_lines', ${all("credit_line", "l", "l.cart_id = c.id")},
      'shipping_address', ${one("cart_address", "a", "a.id = c.shipping_address_id")},
      'billing_address', ${one("cart_address", "a", "a.id = c.billing_address_id")}
    ) as cart,
    ${one("furniture_cart_terms", "t", "t.cart_id = c.id", "shipping, express_build, outside_germany, data_security, voucher_code, payment_method")} as terms,
    (select t.agreed_vouchers from furniture_cart_terms t where t.cart_id = c.id and t.deleted_at is null) as agreed,
    ${one("furniture_cart_price_version", "v", "v.cart_id = c.id", "version, repriced, shown")} as counted,
    (select to_jsonb(p) || jsonb_build_object(
        'payment_sessions', ${all("payment_session", "s", "s.payment_collection_id = p.id")})
      from cart_payment_collection l join payment_collection p on p.id = l.payment_collection_id
      where l.cart_id = c.id and l.deleted_at is null and p.deleted_at is null limit 1) as collection,
    coalesce((select jsonb_agg(h.promotion_id) from furniture_voucher_hold h
      where h.cart_id = c.id and h.deleted_at is null and (h.redeemed or h.expires_at > now())), '[]') as held,
    coalesce((select jsonb_agg(l.promotion_id) from cart_promotion l
      where l.cart_id = c.id and l.deleted_at is null), '[]') as linked,
    (select jsonb_build_object('id', u.id, 'email', u.email, 'groups', coalesce((
        select jsonb_agg(jsonb_build_object('id', g.customer_group_id)) from customer_group_customer g
        where g.customer_id = u.id and g.deleted_at is null), '[]'))
      from customer u where u.id = c.customer_id and u.deleted_at is null) as customer,
    exists (select 1 from furniture_plank p where p.held_by = c.id and p.order_id is null and p.deleted_at is null) as holds_planks,
    coalesce((select jsonb_object_agg(f.id, jsonb_build_object(
        'kind', f.kind, 'price', f.price, 'configuration', f.configuration))
      from cart_line_item i join furniture_configuration f on f.id = i.metadata->>'configuration_id'
      where i.cart_id = c.id and i.deleted_at is null and f.deleted_at is null), '{}') as configurations
  from cart c where c.id = ? and c.deleted_at is null`;

/** The rows of a table that hang on another, oldest first, as a JSON list; each with lists of what hangs on it in turn. */
function all(table: string, alias: string, on: string, nested: Record<string, string> = {}): string {
  const parts = Object.entries(nested).map(([name, list]) => `'${name}', ${list}`);
  const row = [
    `to_jsonb(${alias})`,
    ...(parts.length > 0 ? [`jsonb_build_object(${parts.join(", ")})`] : []),
  ];
  return `coalesce((select jsonb_agg(${row.join(" || ")} order by ${alias}.created_at, ${alias}.id)
    from ${table} ${alias} where ${on} and ${alias}.deleted_at is null), '[]')`;
}

/** The one row of a table that belongs to another, as JSON; null when there is none. */
function one(table: string, alias: string, on: string, columns = "*"): string {
  return `(select to_jsonb(found) from (select ${columns} from ${table} ${alias}
    where ${on} and ${alias}.deleted_at is null limit 1) found)`;
}
