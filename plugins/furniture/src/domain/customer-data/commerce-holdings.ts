import { CARTS_TO_FORGET, type Holding, NO_NAME_NO_PLACE } from "./holding";

const SESSIONS_TO_FORGET = `(
  select s.id from payment_session s where s.payment_collection_id in (
    select payment_collection_id from cart_payment_collection where cart_id in ${CARTS_TO_FORGET}
    union select payment_collection_id from order_payment_collection where order_id = any(:closed)))`;

const ADDRESS = `json_build_object('first_name', a.first_name, 'last_name', a.last_name, 'company', a.company,
  'address_1', a.address_1, 'address_2', a.address_2, 'postal_code', a.postal_code, 'city', a.city,
  'country_code', a.country_code, 'phone', a.phone)`;

/** What staff write in Medusa beside money they give back and beside what comes back or is sent anew: where it stands, and whose it is. */
const STAFF_NOTES = [
  {
    table: "refund",
    note: "note",
    of: (orders: string) => `payment_id in (select p.id from payment p
      join order_payment_collection link on link.payment_collection_id = p.payment_collection_id where link.order_id = any(${orders}))`,
  },
  { table: "return_item", note: "note", of: ofOrders("return_id", '"return"') },
  { table: "order_claim_item", note: "note", of: ofOrders("claim_id", "order_claim") },
  { table: "order_exchange_item", note: "note", of: ofOrders("exchange_id", "order_exchange") },
  { table: "order_change_action", note: "internal_note", of: ofOrders("order_change_id", "order_change") },
];

function ofOrders(column: string, table: string) {
  return (orders: string) => `${column} in (select id from ${table} where order_id = any(${orders}))`;
}

/** Medusa's own tables. */
export const COMMERCE_HOLDINGS: readonly Holding[] = [
  {
    name: "customers",
    read: `select json_build_object('email', c.email, 'first_name', c.first_name, 'last_name', c.last_name,
        'phone', c.phone, 'since', c.created_at,
        'addresses', (select coalesce(json_agg(${ADDRESS}), '[]') from customer_address a where a.customer_id = c.id)
      ) as item from customer c where c.id = any(:customers) order by c.id`,
    forget: [
      `update customer_address set ${NO_NAME_NO_PLACE}, address_name = null where customer_id = any(:customers)`,
      `update customer set email = null, first_name = null, last_name = null, company_name = null, phone = null,
        metadata = null where id = any(:customers)`,
    ],
  },
  {
    name: "orders",
    read: `select json_build_object('number', o.display_id, 'placed_at', o.created_at, 'status', o.status,
        'email', o.email, 'currency', o.currency_code, 'terms_and_bill', o.metadata,
        'delivery_address', (select ${ADDRESS} from order_address a where a.id = o.shipping_address_id),
        'billing_address', (select ${ADDRESS} from order_address a where a.id = o.billing_address_id),
        'lines', (select coalesce(json_agg(json_build_object('title', l.title, 'details', l.subtitle,
            'price', l.unit_price, 'configuration', f.configuration) order by l.id), '[]')
          from order_item i join order_line_item l on l.id = i.item_id
          left join furniture_configuration f on f.id = l.metadata ->> 'configuration_id'
          where i.order_id = o.id and i.version = o.version and i.deleted_at is null),
        'payments', (select coalesce(json_agg(json_build_object('amount', p.amount, 'currency', p.currency_code,
            'provider', p.provider_id, 'captured_at', p.captured_at)), '[]')
          from order_payment_collection link join payment p on p.payment_collection_id = link.payment_collection_id
          where link.order_id = o.id)
      ) as item from "order" o where o.id = any(:orders) order by o.display_id`,
    forget: [
      `update "order" set email = null, metadata = metadata - 'message' - 'utm' where id = any(:closed)`,
      `update order_address set phone = null, metadata = null where id in (
        select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = any(:closed))`,
      `update order_address set ${NO_NAME_NO_PLACE} where id in (
        select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = any(:free))`,
      `update "order" set metadata = metadata - 'vat_id' where id = any(:free)`,
      // Addresses that staff have replaced since.
      `update order_address set ${NO_NAME_NO_PLACE} where customer_id = any(:customers) and not exists (
        select 1 from "order" o where order_address.id in (o.shipping_address_id, o.billing_address_id))`,
    ],
  },
  {
    // What an order's addresses were before its customer or staff changed them.
    name: "changed_addresses",
    read: `select json_build_object('changed_at', a.created_at, 'what', a.details ->> 'type', 'old', a.details -> 'old',
        'new', a.details -> 'new') as item
      from order_change_action a join order_change c on c.id = a.order_change_id
      where c.order_id = any(:orders) and c.change_type = 'update_order'
        and a.details ->> 'type' in ('shipping_address', 'billing_address', 'email') order by a.created_at`,
    // The shape stays: Medusa's list of what happened to an order reads it.
    forget: [
      `update order_change_action set details = jsonb_build_object('type', details ->> 'type',
          'old', case when details ->> 'type' like '%address' then cast('{}' as jsonb) else cast('""' as jsonb) end,
          'new', case when details ->> 'type' like '%address' then cast('{}' as jsonb) else cast('""' as jsonb) end)
        where order_change_id in (
          select id from order_change where order_id = any(:closed) and change_type = 'update_order')`,
    ],
  },
  {
    // Why staff changed the order, as Medusa shows it among what happened to it.
    name: "order_change_notes",
    read: `select json_build_object('written_at', c.created_at, 'note', c.internal_note) as item from order_change c
      where c.order_id = any(:orders) and c.internal_note is not null order by c.created_at`,
    forget: ["update order_change set internal_note = null where order_id = any(:closed)"],
  },
  {
    name: "staff_notes",
    read: `select json_build_object('written_at', n.created_at, 'about', n.about, 'note', n.note) as item from (
      ${STAFF_NOTES.map(({ table, note, of }) => `select '${table}' as about, ${note} as note, created_at from ${table} where ${of(":orders")}`).join(" union all ")}
      ) n where n.note is not null order by n.created_at`,
    forget: STAFF_NOTES.map(
      ({ table, note, of }) =>
        `update ${table} set ${note} = null where ${note} is not null and ${of(":closed")}`,
    ),
  },
  {
    // Medusa copies the address onto each fulfilment; a pick-up has its appointment in the metadata.
    name: "shipments",
    read: `select json_build_object('packed_at', f.packed_at, 'sent_at', f.shipped_at, 'arrived_at', f.delivered_at,
        'appointment', f.metadata -> 'appointment', 'forwarder', f.metadata -> 'forwarder',
        'tracking', (select coalesce(json_agg(l.tracking_number), '[]') from fulfillment_label l where l.fulfillment_id = f.id),
        'delivery_address', (select ${ADDRESS} from fulfillment_address a where a.id = f.delivery_address_id)) as item
      from order_fulfillment link join fulfillment f on f.id = link.fulfillment_id
      where link.order_id = any(:orders) order by f.created_at`,
    forget: [
      `update fulfillment set metadata = metadata - 'appointment' where id in (
        select fulfillment_id from order_fulfillment where order_id = any(:closed))`,
      `update fulfillment_address set phone = null, metadata = null where id in (
        select f.delivery_address_id from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id
        where l.order_id = any(:closed))`,
      `update fulfillment_address set ${NO_NAME_NO_PLACE} where id in (
        select f.delivery_address_id from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id
        where l.order_id = any(:free))`,
      // The carrier knows the person by it.
      `delete from fulfillment_label where fulfillment_id in (
        select fulfillment_id from order_fulfillment where order_id = any(:free))`,
    ],
  },
  {
    name: "carts",
    read: `select json_build_object('email', c.email, 'begun_at', c.created_at, 'message', c.metadata ->> 'message',
        'vat_id', c.metadata ->> 'vat_id',
        'delivery_address', (select ${ADDRESS} from cart_address a where a.id = c.shipping_address_id),
        'billing_address', (select ${ADDRESS} from cart_address a where a.id = c.billing_address_id),
        'lines', (select coalesce(json_agg(json_build_object('title', l.title, 'price', l.unit_price)), '[]')
          from cart_line_item l where l.cart_id = c.id and l.deleted_at is null)
      ) as item from cart c where c.id = any(:carts) order by c.created_at`,
    forget: [
      `update cart_address set ${NO_NAME_NO_PLACE} where id in (
        select unnest(array[shipping_address_id, billing_address_id]) from cart where id in ${CARTS_TO_FORGET})`,
      `update cart set email = null, metadata = null where id in ${CARTS_TO_FORGET}`,
    ],
  },
  {
    forget: [
      `update payment set data = data - 'email' where payment_session_id in ${SESSIONS_TO_FORGET}`,
      `update payment_session set data = data - 'email', context = '{}' where id in ${SESSIONS_TO_FORGET}`,
      "update account_holder set email = null, data = '{}', metadata = null where lower(email) = :email",
      `delete from notification where lower("to") = :email`,
      // The engine keeps what its finished runs worked with for a while: whole carts, addresses included.
      `delete from workflow_execution where state in ('done', 'failed', 'reverted')
        and position(:email in lower(coalesce(cast(execution as text), '') || coalesce(cast(context as text), ''))) > 0`,
    ],
  },
];
