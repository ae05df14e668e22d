import { afterAll, beforeAll, expect, test } from "vitest";
import { change, formOf, linesOf } from "../../../plugins/furniture/integration-tests/changed-orders";
import { type Answer, admin, call, rows, staffToken, store, transferOrder } from "../../shopper/shop";
import { SecondShop } from "./second-shop";

/** What a stool costs, what another one with its discount, and what staff give back; EUR. */
const PRICE = 194;
const MORE = 175;
const GOODWILL = 20;

let second: SecondShop;
beforeAll(async () => {
  second = await SecondShop.start();
}, 120_000);
afterAll(() => second?.stop());

/** What staff enter about a transfer, with the moments of a death, each by the statement that would come next. */
interface Deed {
  prepare: (order: Order) => Promise<unknown>;
  press: (order: Order) => Promise<Answer>;
  points: RegExp[];
  /** Whether the payment knows of it: then the rest is to follow by itself. */
  begun: (books: Books) => boolean;
  whole: Partial<Books>;
}

interface Order {
  id: string;
  payment: string;
}

/** EUR. */
interface Books {
  status: string;
  captured: number;
  refunded: number;
  /** In the order's own book. */
  kept: number;
  total: number;
  /** Still owed, by Medusa's sums. */
  due: number;
  /** Changes of the order that are under way: while one is, no other can be made. */
  editing: number;
  papers: number;
  paid: boolean;
  mails: string[];
}

const receive = ({ id }: Order) => admin("POST", `/furniture/orders/${id}/payment-received`);
const SETTLED = { status: "pending", editing: 0, due: 0, refunded: 0, paid: true };

const DEEDS: Record<string, Deed> = {
  "a transfer is entered as received": {
    prepare: async () => undefined,
    press: ({ id }) => staff(`/furniture/orders/${id}/payment-received`),
    points: [
      /insert into "capture"/,
      /update "payment" set/,
      /update "payment_collection" set/,
      /insert into "order_transaction"/,
      /update "order_summary" set/,
      /insert into furniture_mail/,
    ],
    begun: ({ captured }) => captured > 0,
    whole: {
      ...SETTLED,
      ...{ captured: PRICE, kept: PRICE, total: PRICE, papers: PRICE, mails: ["payment_received"] },
    },
  },
  "what a change costs more is entered as received": {
    prepare: async (order) => {
      await receive(order);
      const wish = { lines: [...(await linesOf(order.id)), { kind: "stool", configuration: {} }] };
      expect((await change(order.id, wish)).status).toBe(200);
    },
    press: ({ id }) => staff(`/furniture/orders/${id}/payment-received`),
    points: [/insert into "capture"/, /update "payment" set/, /insert into "order_transaction"/],
    begun: ({ captured }) => captured > PRICE,
    whole: {
      ...SETTLED,
      ...{ captured: PRICE + MORE, kept: PRICE + MORE, total: PRICE + MORE, papers: PRICE + MORE },
      mails: ["payment_received", "payment_received"],
    },
  },
  "a part is entered as transferred back": {
    prepare: receive,
    press: ({ payment }) => staff(`/payments/${payment}/refund`, { amount: GOODWILL }),
    points: [
      /insert into "refund"/,
      /update "payment_collection" set/,
      /insert into "order_transaction"/,
      /insert into "order_change" /,
      /insert into "order_change_action"/,
      /insert into "order_credit_line"/,
    ],
    begun: ({ refunded }) => refunded > 0,
    whole: {
      ...SETTLED,
      ...{ captured: PRICE, refunded: GOODWILL, mails: ["payment_received", "refund"] },
      ...{ kept: PRICE - GOODWILL, total: PRICE - GOODWILL, papers: PRICE - GOODWILL },
    },
  },
  "what came for a cancelled order is entered as transferred back": {
    prepare: async (order) => {
      await receive(order);
      await rows(
        `update "order" set status = 'canceled', canceled_at = now() - interval '2 minutes' where id = $1`,
        order.id,
      );
    },
    press: ({ id }) => staff(`/furniture/orders/${id}/transfer-returned`),
    points: [
      /insert into "refund"/,
      /update "payment_collection" set/,
      /insert into "order_transaction"/,
      /insert into furniture_mail/,
    ],
    begun: ({ refunded }) => refunded > 0,
    whole: {
      ...{ status: "canceled", captured: PRICE, refunded: PRICE, kept: 0, papers: 0 },
      mails: ["payment_received", "refund"],
    },
  },
};

/** So many presses hang at one death: fewer than the connections a process has to the database. */
const AT_ONCE = 3;
const deaths = Object.entries(DEEDS).flatMap(([name, { points }]) =>
  Array.from({ length: Math.ceil(points.length / AT_ONCE) }, (_, at) => ({
    name,
    points: points.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  })),
);

test.each(deaths)(
  "killed while $name, before $points: soon after, the books say all of it, or nothing and it can be entered again",
  async ({ name, points }) => {
    const deed = DEEDS[name] as Deed;
    const orders: Order[] = [];
    for (const point of points) {
      const order = await placed();
      await deed.prepare(order);
      await second.caught(point, async () => void deed.press(order).catch(() => undefined));
      orders.push(order);
    }
    await second.kill();
    await second.restart();
    for (const order of orders) {
      // Staff got no answer, and press again.
      const isBegun = deed.begun(await booksOf(order));
      const { status } = await deed.press(order);
      expect(status).toBe(isBegun ? 400 : 200);
      await expect.poll(() => booksOf(order), { timeout: 60_000, interval: 1000 }).toMatchObject(deed.whole);
    }
  },
  240_000,
);

test("killed while a payment link is replaced: the customer's link is payable, the one before or the new one", async () => {
  const order = await placed();
  await DEEDS["what a change costs more is entered as received"]?.prepare(order);
  const { link } = await formOf(order.id);
  const token = link.url.split("/").at(-1);
  await second.caught(
    /insert into "?furniture_payment_link"?/,
    async () => void staff(`/orders/${order.id}/change/link`).catch(() => undefined),
  );
  await second.kill();
  await second.restart();
  const { body } = await store("GET", `/furniture/payment-links/${token}`);
  expect(body.payment_link.state).toBe("payable");
  // The lease of the dead server has to end first.
  const renew = async () => (await staff(`/orders/${order.id}/change/link`)).status;
  await expect.poll(renew, { timeout: 60_000, interval: 1000 }).toBe(200);
  const [before, renewed] = await Promise.all(
    [token, (await formOf(order.id)).link.url.split("/").at(-1)].map((one) =>
      store("GET", `/furniture/payment-links/${one}`),
    ),
  );
  expect([before?.body.payment_link?.state, renewed?.body.payment_link?.state]).toEqual([
    expect.not.stringMatching("payable"),
    "payable",
  ]);
}, 180_000);

async function placed(): Promise<Order> {
  const id = await transferOrder("stool");
  const { body } = await admin("GET", `/orders/${id}?fields=id,*payment_collections.payments`);
  return { id, payment: body.order.payment_collections[0].payments[0].id };
}

/** A request of staff to the server that is about to die. */
async function staff(path: string, body?: object): Promise<Answer> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await staffToken()}` };
  return call(`${second.medusa}/admin${path}`, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
}

async function booksOf({ id }: Order): Promise<Books> {
  const { body } = await admin("GET", `/orders/${id}?fields=id,status,total,summary`);
  const { status, total, summary } = body.order;
  const [sums] = await rows(
    `select
       (select coalesce(sum(c.amount), 0) from capture c where c.payment_id = any(p.ids) and c.deleted_at is null)::float as captured,
       (select coalesce(sum(r.amount), 0) from refund r where r.payment_id = any(p.ids) and r.deleted_at is null)::float as refunded,
       (select coalesce(sum(t.amount), 0) from order_transaction t where t.order_id = $1 and t.deleted_at is null)::float as kept,
       (select count(*) from order_change e where e.order_id = $1 and e.status in ('pending', 'requested'))::int as editing,
       (select coalesce(sum(case when kind = 'invoice' then cents else -cents end), 0) / 100 from furniture_paper where order_id = $1)::int as papers,
       (select paid_at is not null from furniture_order where order_id = $1) as paid
     from (select array_agg(p.id) as ids from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
       where l.order_id = $1) p`,
    id,
  );
  const mails = await rows(
    "select template from furniture_mail where order_id = $1 and template in ('payment_received', 'refund') order by template",
    id,
  );
  const { captured, refunded, kept, editing, papers, paid } = sums as unknown as Books;
  return {
    ...{ status, editing, due: summary.pending_difference, captured, refunded, kept, total, papers, paid },
    mails: mails.map(({ template }) => String(template)),
  };
}
