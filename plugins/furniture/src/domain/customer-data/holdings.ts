/**
 * Every table that holds data of a person, how it is read for them and how it is forgotten. A table with personal data
 * belongs here; a test looks for a forgotten person in every column of the database.
 *
 * Bindings of the statements: `email`; `customers`, `carts` (those without order) as lists of ids; `orders` (all of the
 * person), `closed` (all but the open ones) and `free` (those the books do not need) as lists of order ids. `email` is null where
 * orders alone are forgotten because their time is over.
 */
export interface Holding {
  /** The key in the export; several holdings may have no part in it. */
  name?: string;
  /** Selects the data for the export; each row is one JSON object `item`. */
  read?: string;
  /** Statements that anonymise; repeating them changes nothing. */
  forget?: readonly string[];
}

/** The carts of which nothing personal may stay. */
export const CARTS_TO_FORGET = `(
  select id from cart where id = any(:carts)
  union select cart_id from order_cart where order_id = any(:closed))`;

const SESSIONS_TO_FORGET = `(
  select s.id from payment_session s where s.payment_collection_id in (
    select payment_collection_id from cart_payment_collection where cart_id in ${CARTS_TO_FORGET}
    union select payment_collection_id from order_payment_collection where order_id = any(:closed)))`;

const ADDRESS = `json_build_object('first_name', a.first_name, 'last_name', a.last_name, 'company', a.company,
  'address_1', a.address_1, 'address_2', a.address_2, 'postal_code', a.postal_code, 'city', a.city,
  'country_code', a.country_code, 'phone', a.phone)`;

/** What is taken out of an address so that it identifies no person any more. */
export const NO_NAME_NO_PLACE = `first_name = null, last_name = null, company = null, address_1 = null, address_2 = null,
  postal_code = null, city = null, province = null, phone = null, metadata = null`;

/** Medusa's own tables. */
const COMMERCE_HOLDINGS: readonly Holding[] = [
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

/** What a mail is about. One about an order goes with the order: it may be open, or another person's by now. */
const MAILS_TO_FORGET = `case when order_id is not null then order_id = any(:closed)
    else lower(recipient) = :email or lower(sent ->> 'to') = :email
      or position(:email in lower(cast(data as text))) > 0 or cart_id in ${CARTS_TO_FORGET} end`;

/** What was typed into order forms, known by the address in it or by its cart. */
const DRAFTS = "lower(d.fields ->> 'email') = :email or d.cart_id = any(:carts)";

/** The tables of the shop's own modules. */
const SHOP_HOLDINGS: readonly Holding[] = [
  {
    name: "messages",
    read: `select json_build_object('written_at', m.created_at, 'name', m.name, 'email', m.email, 'phone', m.phone,
        'text', m.text, 'kind', m.kind, 'configuration', m.configuration, 'answered_at', m.answered_at, 'note', m.note
      ) as item from furniture_message m where lower(m.email) = :email order by m.created_at`,
    forget: ["delete from furniture_message where lower(email) = :email"],
  },
  {
    name: "withdrawals",
    read: `select json_build_object('declared_at', w.confirmed_at, 'name', w.name, 'email', w.email,
        'order_number', w.order_number, 'scope', w.scope, 'pieces', w.pieces, 'text', w.text, 'handled_at', w.handled_at,
        'note', w.note) as item from furniture_withdrawal w where lower(w.email) = :email order by w.created_at`,
    forget: [
      "delete from furniture_withdrawal where lower(email) = :email and confirmed_at is null",
      // One that is not handled yet is a customer's claim and stays until it is.
      `update furniture_withdrawal set name = '', email = '', text = null, pieces = null, note = null
       where lower(email) = :email and handled_at is not null`,
    ],
  },
  {
    name: "origin_surveys",
    read: `select json_build_object('answered_at', s.created_at, 'normal_origin', s.normal_origin,
        'other_origin', s.other_origin, 'occasion', s.occasion
      ) as item from furniture_origin_survey s where s.order_id = any(:orders) order by s.created_at`,
    // Also a choice: it stands on the order, beside a name that the books keep.
    forget: ["delete from furniture_origin_survey where order_id = any(:closed)"],
  },
  {
    name: "campaigns",
    read: `select json_build_object('came_at', o.created_at, 'utm', o.utm) as item from furniture_cart_origin o
      where o.cart_id = any(:carts) order by o.created_at`,
    forget: [`delete from furniture_cart_origin where cart_id in ${CARTS_TO_FORGET}`],
  },
  {
    name: "order_forms",
    read: `select json_build_object('typed_at', d.updated_at, 'fields', d.fields) as item
      from furniture_contact_draft d where ${DRAFTS} order by d.created_at`,
    forget: [`delete from furniture_contact_draft d where ${DRAFTS} or d.cart_id in ${CARTS_TO_FORGET}`],
  },
  {
    name: "order_versions",
    read: `select json_build_object('number', v.number, 'since', v.created_at, 'reason', v.reason, 'bill', v.record,
        'lines', v.lines, 'total', v.total) as item from furniture_order_version v
      where v.order_id = any(:orders) order by v.order_id, v.number`,
    // What staff have written may be about a person.
    forget: [
      "update furniture_order_version set reason = null, contact = null where order_id = any(:closed)",
    ],
  },
  {
    name: "workshop_moves",
    read: `select json_build_object('piece', p.number, 'from', m.from_step, 'to', m.to_step, 'at', m.created_at, 'reason', m.reason
      ) as item from furniture_workshop_move m join furniture_workshop_piece p on p.id = m.piece_id
      where m.order_id = any(:orders) order by m.created_at`,
    // Staff move pieces; a reason may be about a customer. The piece itself names no person.
    forget: ["update furniture_workshop_move set reason = null where order_id = any(:closed)"],
  },
  {
    name: "piece_photos",
    read: `select json_build_object('piece', f.number, 'taken_at', f.created_at, 'released_at', f.released_at, 'taken_back_at', f.taken_back_at
      ) as item from furniture_piece_photo f where f.order_id = any(:orders) and f.discarded_at is null order by f.created_at`,
    // Hidden from now on; a job deletes files and rows.
    forget: [
      "update furniture_piece_photo set discarded_at = now() where order_id = any(:closed) and discarded_at is null",
    ],
  },
  {
    name: "promises",
    read: `select json_build_object('promised_at', p.created_at, 'day', p.day, 'reason', p.reason) as item
      from furniture_promise p where p.order_id = any(:orders) order by p.order_id, p.number`,
    forget: ["update furniture_promise set reason = null where order_id = any(:closed)"],
  },
  {
    name: "order_notes",
    read: `select json_build_object('written_at', n.created_at, 'text', n.text) as item from furniture_order_note n
      where n.order_id = any(:orders) order by n.created_at`,
    forget: ["delete from furniture_order_note where order_id = any(:closed)"],
  },
  {
    name: "order_pages",
    // Not the key itself: an export is a file that lies about.
    read: `select json_build_object('made_at', g.created_at, 'revoked_at', g.revoked_at) as item
      from furniture_order_page g where g.order_id = any(:orders) order by g.created_at`,
    // Without its key a page is as unknown as any other.
    forget: ["delete from furniture_order_page where order_id = any(:closed)"],
  },
  {
    name: "unknown_payments",
    read: `select json_build_object('paid_at', u.created_at, 'amount', u.amount, 'currency', u.currency, 'email', u.email,
        'decision', u.decision) as item from stripe_unknown_payment u where lower(u.email) = :email order by u.created_at`,
    // One that waits for a decision is money of this person.
    forget: [
      `update furniture_finding set detail = 'Unbekannte Zahlung' where code = 'payment_unknown'
        and resolved_at is not null and position(:email in lower(detail)) > 0`,
      "update stripe_unknown_payment set email = null where lower(email) = :email and decision is not null",
    ],
  },
  {
    name: "papers",
    read: `select json_build_object('number', p.number, 'issued_at', p.issued_at, 'says', p.document) as item
      from furniture_paper p where p.order_id = any(:orders) order by p.issued_at, p.number`,
    // Frozen, and kept with the books: they hold name and address, and neither e-mail nor phone of the buyer.
    forget: ["delete from furniture_paper where order_id = any(:free)"],
  },
  {
    name: "planks",
    read: `select json_build_object('plank', p.title, 'sold_at', p.sold_at, 'first_name', p.buyer_first_name,
        'last_name', p.buyer_last_name) as item from furniture_plank p where p.order_id = any(:orders) order by p.name`,
    forget: [
      `update furniture_plank set buyer_first_name = null, buyer_last_name = null where order_id = any(:closed)`,
    ],
  },
  {
    name: "mails",
    // One about an order shows it: it is handed out with the order, not with an address that stood there once.
    read: `select json_build_object('queued_at', m.created_at, 'sent_at', m.sent_at, 'to', m.recipient,
        'about', m.template, 'status', m.status, 'subject', m.sent ->> 'subject', 'text', m.sent ->> 'text'
      ) as item from furniture_mail m
      where case when m.order_id is not null then m.order_id = any(:orders)
        else lower(m.recipient) = :email or lower(m.sent ->> 'to') = :email end order by m.created_at`,
    // The rows stay, because their keys keep a mail from being sent anew.
    forget: [
      `update furniture_mail set recipient = null, data = '{}', sent = null, last_error = null,
        status = case when status in ('queued', 'sending') then 'dropped' else status end where ${MAILS_TO_FORGET}`,
    ],
  },
];

/** All of them, in the order they are read and forgotten. */
export const HOLDINGS: readonly Holding[] = [...COMMERCE_HOLDINGS, ...SHOP_HOLDINGS];
