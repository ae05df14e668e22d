import { setTimeout as pause } from "node:timers/promises";
import { keptAtStripe, keptOfCart, refundsOf } from "../../shopper/payment-page";
import { admin, rows } from "../../shopper/shop";

/** The order, or the cart that is to become one, of a deed during which something fails. */
export interface Subject {
  /** Of the order, or of the cart that becomes one; the name below a question. */
  id: string;
  /** The payment page it was paid at. */
  url?: string;
  /** A payment page that a link has opened. */
  page?: string;
  /** A plank that was picked for it. */
  plank?: string;
  voucher?: string;
}

/** What all that is written of an order says, without what differs from one order to the next; by what says it. */
export type Books = Record<string, unknown>;

/** Each reads what it says of the order `$1`. */
const QUERIES = {
  entries:
    "select sum(amount)::float as sum, count(*)::int as entries from order_transaction where order_id = $1 and deleted_at is null",
  payments: `select p.amount::float, p.canceled_at is not null as cancelled,
      (select sum(c.amount)::float from capture c where c.payment_id = p.id and c.deleted_at is null) as captured,
      (select sum(r.amount)::float from refund r where r.payment_id = p.id and r.deleted_at is null) as refunded
    from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
    where l.order_id = $1 and l.deleted_at is null order by 1, 2`,
  refunds: "select status, amount from stripe_refund where order_id = $1 order by 1, 2",
  papers: "select kind, cents from furniture_paper where order_id = $1 order by place",
  mails: `select template, count(*)::int from furniture_mail where order_id = $1 and status <> 'dropped' group by 1 order by 1`,
  parcels: `select f.packed_at is not null as packed, f.shipped_at is not null as shipped, f.delivered_at is not null as delivered,
      f.canceled_at is not null as cancelled,
      (select count(*)::int from fulfillment_label n where n.fulfillment_id = f.id and n.deleted_at is null) as numbers
    from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id
    where l.order_id = $1 and l.deleted_at is null and f.deleted_at is null order by 1, 2, 3, 4`,
  items: `select quantity::int, fulfilled_quantity::int, shipped_quantity::int, delivered_quantity::int, return_received_quantity::int
    from order_item where order_id = $1 and deleted_at is null and version = (select version from "order" where id = $1) order by 1, 2, 3, 4, 5`,
  changes: `select change_type, count(*)::int from order_change where order_id = $1 and status in ('pending', 'requested')
    and deleted_at is null group by 1 order by 1`,
  returns: `select status from "return" where order_id = $1 and deleted_at is null order by 1`,
  pieces:
    "select place, step, removed_at is not null as removed from furniture_workshop_piece where order_id = $1 and deleted_at is null order by 1, 2",
  planks: "select count(*)::int from furniture_plank where order_id = $1",
  links: `select amount from furniture_payment_link where order_id = $1 and withdrawn_at is null and deleted_at is null order by 1`,
  pages: `select s.amount::float from payment_session s join order_payment_collection l on l.payment_collection_id = s.payment_collection_id
    where l.order_id = $1 and l.deleted_at is null and s.deleted_at is null and s.status = 'pending'
      and s.provider_id like 'pp_stripe-checkout%' order by 1`,
  versions: `select number, total, applied_at is not null as applied from furniture_order_version
    where order_id = $1 and deleted_at is null order by 1`,
  record: `select metadata ->> 'total' as total, metadata ->> 'voucher_sum' as voucher from "order" where id = $1`,
  whole:
    "select paid_at is not null as paid, released_at is not null as released from furniture_order where order_id = $1",
  addresses: `select o.email, a.postal_code, b.postal_code as billed from "order" o
    left join order_address a on a.id = o.shipping_address_id left join order_address b on b.id = o.billing_address_id where o.id = $1`,
  withdrawals: `select w.confirmed_at is not null as declared, w.handled_at is not null as handled, w.order_id is not null as joined, w.note,
      (select json_agg(m.template order by m.template) from furniture_mail m where m.key like 'withdrawal:' || w.id || ':%') as mails
    from furniture_withdrawal w join "order" o on o.display_id::text = w.order_number where o.id = $1 order by w.created_at`,
  toDo: "select code from furniture_finding where order_id = $1 and outcome = 'flagged' and resolved_at is null order by 1",
};

const QUESTIONS = `select q.text, q.answered_at is not null as answered,
    (select json_agg(m.template order by m.template) from furniture_mail m where m.key like 'message:' || q.id || ':%') as mails
  from furniture_message q where q.name = $1`;

export async function booksOf(subject: Subject): Promise<Books> {
  if (subject.id.startsWith("question_")) return { questions: await rows(QUESTIONS, subject.id) };
  return subject.id.startsWith("cart_") ? booksOfCart(subject) : booksOfOrder(subject);
}

async function booksOfOrder({ id, url, page, plank, voucher }: Subject): Promise<Books> {
  const { body } = await admin(
    "GET",
    `/orders/${id}?fields=id,status,total,summary,payment_status,fulfillment_status`,
  );
  // It was taken back this very moment.
  if (!body.order) return {};
  const { status, total, summary, payment_status, fulfillment_status } = body.order;
  return {
    order: { status, total, due: summary.pending_difference, payment_status, fulfillment_status },
    ...(await answersTo(QUERIES, id)),
    ...(url && { stripe: (await refundsOf(url)).sort((one, other) => one - other) }),
    ...(page && { page: await keptAtStripe(page) }),
    ...(await stockOf({ plank, voucher })),
  };
}

const CART_QUERIES = {
  cart: "select completed_at is not null as completed from cart where id = $1",
  lines: `select unit_price::float, quantity::int from cart_line_item where cart_id = $1 and deleted_at is null order by 1, 2`,
  deliveries:
    "select amount::float from cart_shipping_method where cart_id = $1 and deleted_at is null order by 1",
  pages: `select s.amount::float, s.status, (s.data ->> 'expires_at')::bigint > extract(epoch from now()) as open from payment_session s
    join cart_payment_collection l on l.payment_collection_id = s.payment_collection_id
    where l.cart_id = $1 and l.deleted_at is null and s.deleted_at is null order by 1, 2`,
};

async function booksOfCart({ id, ...rest }: Subject): Promise<Books> {
  const orders = await rows("select order_id from order_cart where cart_id = $1 and deleted_at is null", id);
  return {
    orders: await Promise.all(orders.map(({ order_id }) => booksOfOrder({ ...rest, id: String(order_id) }))),
    ...(await answersTo(CART_QUERIES, id)),
    kept: await keptOfCart(id),
    mails: await rows(
      "select template, count(*)::int from furniture_mail where cart_id = $1 and status <> 'dropped' group by 1 order by 1",
      id,
    ),
    ...(await stockOf(rest)),
  };
}

async function answersTo(queries: Record<string, string>, id: string): Promise<Books> {
  const read = Object.entries(queries).map(async ([name, sql]) => [name, await rows(sql, id)] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function stockOf({ plank, voucher }: Pick<Subject, "plank" | "voucher">): Promise<Books> {
  return {
    ...(plank && {
      plank: await rows(
        "select order_id is not null as sold, held_by is not null as held from furniture_plank where id = $1",
        plank,
      ),
    }),
    ...(voucher && { voucher: await rows("select used from promotion where code = $1", voucher) }),
  };
}

export function same(one: Books, other: Books): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The books once nothing in them has moved for some seconds: mails and papers follow a deed. */
export async function settledBooks(subject: Subject, quiet = 6000): Promise<Books> {
  let last = await booksOf(subject);
  let since = Date.now();
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (Date.now() - since > quiet) return last;
    await pause(500);
    const now = await booksOf(subject);
    if (same(last, now)) continue;
    last = now;
    since = Date.now();
  }
  throw new Error(`The books of ${subject.id} did not come to rest`);
}
