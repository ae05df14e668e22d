import { rows } from "../../../tests/shopper/shop";

/** Everything that counts of a cart as it lies in the database; without ids that writing it anew would change. */
export async function storedRows(cartId: string): Promise<Record<string, unknown>> {
  const [found] = await rows(
    `select c.region_id, c.currency_code, c.completed_at,
       (select country_code from cart_address where id = c.shipping_address_id) as country,
       (select json_agg(json_build_object('id', i.id, 'price', i.raw_unit_price, 'quantity', i.quantity, 'custom', i.is_custom_price,
           'inclusive', i.is_tax_inclusive, 'piece', json_build_array(i.metadata->>'kind', i.metadata->>'configuration_id'),
           'taxes', (select json_agg(json_build_array(t.rate, t.code, t.tax_rate_id, t.provider_id, t.description) order by t.rate)
             from cart_line_item_tax_line t where t.item_id = i.id and t.deleted_at is null),
           'adjustments', (select json_agg(json_build_array(a.provider_id, a.code, a.promotion_id, a.amount, a.is_tax_inclusive)
               order by a.provider_id, a.code, a.amount)
             from cart_line_item_adjustment a where a.item_id = i.id and a.deleted_at is null)) order by i.created_at, i.id)
         from cart_line_item i where i.cart_id = c.id and i.deleted_at is null) as lines,
       (select json_agg(json_build_object('option', m.shipping_option_id, 'amount', m.amount, 'inclusive', m.is_tax_inclusive,
           'taxes', (select json_agg(json_build_array(t.rate, t.code, t.tax_rate_id, t.provider_id, t.description) order by t.rate)
             from cart_shipping_method_tax_line t where t.shipping_method_id = m.id and t.deleted_at is null)))
         from cart_shipping_method m where m.cart_id = c.id and m.deleted_at is null) as methods,
       (select json_agg(promotion_id order by promotion_id) from cart_promotion
         where cart_id = c.id and deleted_at is null) as promotions,
       (select json_agg(json_build_object('amount', p.amount, 'currency', p.currency_code,
           'sessions', (select json_agg(json_build_array(s.id, s.amount, s.status) order by s.id) from payment_session s
             where s.payment_collection_id = p.id and s.deleted_at is null)))
         from cart_payment_collection l join payment_collection p on p.id = l.payment_collection_id
         where l.cart_id = c.id and l.deleted_at is null and p.deleted_at is null) as payments
     from cart c where c.id = $1`,
    cartId,
  );
  if (!found) throw new Error(`There is no cart ${cartId}`);
  return found;
}
