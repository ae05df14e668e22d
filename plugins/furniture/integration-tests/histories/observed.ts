import { admin, rows, store } from "../../../../tests/shopper/shop";
import { brokenSince, lastNumbers } from "../papers";
import { ledgerOf } from "./at-stripe";
import { cents, isTransfer, type Order, type Plank, type Voucher } from "./world";

/** The mails that say something about money or about what is built. */
const TEMPLATES = [
  ...[
    "order_confirmation",
    "bank_transfer_details",
    "reservation_confirmation",
    "workshop_order",
    "order_changed",
  ],
  ...["workshop_order_changed", "refund", "refund_failed", "order_cancelled", "payment_failed"],
  ...["payment_received", "payment_link", "order_lost", "workshop_withdrawal"],
  ...["address_changed", "workshop_address_changed"],
];

export type Book = keyof typeof BOOKS;

/** The books compared after each step also for orders that the step did not concern. */
export const CHEAP: readonly Book[] = ["stripe", "inRecord", "inBooks", "inPapers", "sent"];

/** Every record of an order that can be compared, each in its own format. EUR. */
export const BOOKS = {
  stripe: (order: Order): Promise<unknown> =>
    Promise.all(order.payments.filter((payment) => !isTransfer(payment)).map(ledgerOf)),
  inMedusa: medusa,
  inBill: bill,
  inRecord: record,
  inSheet: sheet,
  inForm: form,
  inBooks: books,
  inPapers: papers,
  sent: mails,
  found: findings,
};

const ORDER_FIELDS = "id,status,total,summary,items.id,shipping_address.address_1,billing_address.address_1";

async function medusa({ id }: Order) {
  const { body } = await admin("GET", `/orders/${id}?fields=${ORDER_FIELDS}`);
  const { status, total, summary, items, shipping_address, billing_address } = body.order;
  return {
    cancelled: status === "canceled",
    total: cents(total),
    due: cents(summary.pending_difference),
    pieces: items.length,
    streets: [shipping_address, billing_address ?? shipping_address].map((one) => one?.address_1),
  };
}

async function bill({ id }: Order) {
  const { lines, ...said } = (await store("GET", `/orders/${id}/bill`)).body.bill;
  return {
    lines: lines.map(
      ({ kind, price, discount_amount }: Record<string, unknown>) => `${kind} ${price} -${discount_amount}`,
    ),
    pickup: said.pickup_deduction,
    express: said.express_fee,
    voucher: said.voucher_sum,
    delivery: said.delivery_cost,
    cancelled: said.cancelled,
    given_back: cents(said.given_back),
    total: cents(said.total),
  };
}

async function record({ id }: Order) {
  const [row] = await rows(
    `select (metadata->>'total')::float as total, (metadata->>'voucher_sum')::float as voucher,
       (metadata->>'express_build')::bool as express, metadata->>'shipping' as shipping from "order" where id = $1`,
    id,
  );
  return row;
}

/** What the workshop builds. */
async function sheet({ id }: Order) {
  const { lines, cancelled, disputed, withdrawn } = (await admin("GET", `/furniture/orders/${id}`)).body
    .order;
  return {
    cancelled,
    disputed: disputed !== null,
    withdrawn,
    lines: lines.map(({ number, kind, configuration }: Line) => {
      const planks = configuration.choosePlanks ? (configuration.planks ?? []).filter(Boolean) : [];
      return [Number(number.split(".").at(-1)), kind, ...planks].join(" ");
    }),
  };
}

interface Line {
  number: string;
  kind: string;
  configuration: { choosePlanks?: boolean; planks?: (string | null)[] };
}

/** The page „Auftrag ändern“. */
async function form({ id, cancelled }: Order) {
  const { total, link, issues } = (await admin("GET", `/orders/${id}/change`)).body.order;
  return { total: cancelled ? 0 : cents(total), link: link?.amount ?? null, open: issues.length === 0 };
}

/** What is entered for the order and for its payments, which have to say the same. */
async function books({ id }: Order) {
  const [sums] = await rows(
    `select ${["capture", "refund", "dispute", "paid_otherwise"]
      .map((of) => `coalesce(sum(amount) filter (where reference = '${of}'), 0)::float as "${of}"`)
      .join(", ")} from order_transaction where order_id = $1 and deleted_at is null`,
    id,
  );
  const [payments] = await rows(
    `select coalesce(sum((select sum(amount) from capture c where c.payment_id = p.id and c.deleted_at is null)), 0)::float as captured,
       coalesce(sum((select sum(amount) from refund r where r.payment_id = p.id and r.deleted_at is null)), 0)::float as refunded
     from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
       and p.deleted_at is null
     where l.order_id = $1 and l.deleted_at is null`,
    id,
  );
  return { ...sums, ...payments };
}

/** Read once, before the first history. */
const before = lastNumbers();

/** Invoices less credit notes, and the ranges of the whole shop in which a number is missing or was given twice since the histories began. */
async function papers({ id }: Order) {
  const [mine] = await rows(
    `select coalesce(sum(case kind when 'invoice' then cents else -cents end), 0)::float / 100 as kept
     from furniture_paper where order_id = $1`,
    id,
  );
  return { ...mine, broken: await brokenSince(await before) };
}

async function mails({ id }: Order) {
  const found = await rows(
    "select template, data->>'amount' as amount from furniture_mail where order_id = $1 and deleted_at is null",
    id,
  );
  return found
    .filter(({ template }) => TEMPLATES.includes(String(template)))
    .map(({ template, amount }) => (amount === null ? `${template}` : `${template} ${amount}`))
    .sort();
}

/** What „Abgleich“ says of an order, but for what only a comparison finds. */
async function findings({ id }: Order) {
  const { body } = await admin("GET", `/furniture/reconciliations?order_id=${id}`);
  const open: { code: string }[] = body.open;
  return open
    .map(({ code }) => code)
    .filter((code) => code !== "not_released")
    .sort();
}

export async function observedPlank({ id }: Plank) {
  const { status, body } = await admin("GET", `/furniture/planks/${id}`);
  if (status === 404) return "deleted";
  return [body.plank.state, body.plank.list, body.plank.order_id].filter(Boolean).join(" ");
}

export async function observedVoucher({ promotion }: Voucher) {
  const [row] = await rows(
    `select p.used::int as used, b.used::int as counted from promotion p
     left join promotion_campaign_budget b on b.campaign_id = p.campaign_id and b.deleted_at is null where p.id = $1`,
    promotion,
  );
  return row;
}
