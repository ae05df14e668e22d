import { COMMERCE_HOLDINGS } from "./commerce-holdings";
import { CARTS_TO_FORGET, type Holding } from "./holding";

/** What a mail is about. One about an order goes with the order: it may be open, or another person's by now. */
const MAILS_TO_FORGET = `case when order_id is not null then order_id = any(:closed)
    else lower(recipient) = :email or lower(sent ->> 'to') = :email
      or position(:email in lower(cast(data as text))) > 0 or cart_id in ${CARTS_TO_FORGET} end`;

/** What was typed into order forms, known by the address in it or by its cart. */
const DRAFTS = "lower(d.fields ->> 'email') = :email or d.cart_id = any(:carts)";

/** The vouchers that these orders redeemed, `p` being the promotion. */
const redeemedBy = (orders: string) => `p.id in (select h.promotion_id from furniture_voucher_hold h
    join order_cart link on link.cart_id = h.cart_id where h.redeemed and link.order_id = any(${orders}))`;

/** Staff who write a voucher for somebody may name them by their address. */
const NAMED_IN_NOTE = "position(:email in lower(p.metadata ->> 'note')) > 0";

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
    name: "vouchers",
    // The code of an unspent one stays with staff: its readers could spend it.
    read: `select json_build_object('code', case when ${redeemedBy(":orders")} then p.code end, 'issued_at', p.created_at,
        'note', p.metadata ->> 'note') as item from promotion p
      where ${redeemedBy(":orders")} or ${NAMED_IN_NOTE} order by p.created_at`,
    // The voucher itself keeps its worth and its history.
    forget: [
      `update promotion p set metadata = p.metadata - 'note'
        where p.metadata ->> 'note' is not null and (${redeemedBy(":closed")} or ${NAMED_IN_NOTE})`,
    ],
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
        status = case when status in ('queued', 'sending', 'failed') then 'dropped' else status end where ${MAILS_TO_FORGET}`,
    ],
  },
];

/** All of them, in the order they are read and forgotten. */
export const HOLDINGS: readonly Holding[] = [...COMMERCE_HOLDINGS, ...SHOP_HOLDINGS];
