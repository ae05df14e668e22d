import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { LONG, longOnly } from "../../../tests/long-run";
import { refundsOf, sessionOf } from "../../../tests/shopper/payment-page";
import { admin, rows, sandbox, shop, until } from "../../../tests/shopper/shop";
import { halfCredited } from "../src/modules/orders/unentered";
import { reconcile } from "./changed-orders";
import { keyOf, look } from "./order-keys";
import { runOnClient } from "./run-on-client";
import { bring, medusaOrder, type PaidOrder, paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

interface Returned extends PaidOrder {
  key: string;
  /** Of the return, as Medusa's routes name it. */
  path: string;
}

/** An order of two stools, 194 and 175 EUR, that are delivered. The return of the first one is begun. */
async function returning(): Promise<Returned> {
  const order = await paidOrder([["stool"], ["stool"]]);
  const key = await keyOf(order.id);
  await bring(order);
  const { body } = await admin("POST", "/returns", { order_id: order.id });
  return { ...order, key, path: `/returns/${body.return.id}` };
}

async function press(path: string, body: unknown = {}): Promise<void> {
  const answer = await admin("POST", path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
}

async function step({ path, items }: Returned, ...deeds: string[]): Promise<void> {
  const body = { items: [{ id: items[0], quantity: 1 }] };
  for (const deed of deeds) await press(`${path}/${deed}`, deed.endsWith("-items") ? body : {});
}

/** In Stripe's dashboard; EUR. */
async function refundThere({ id, url }: Returned, amount: number): Promise<void> {
  const { status } = await sandbox("POST", `/payments/${sessionOf(url)}/refunds`, { amount: amount * 100 });
  expect(status).toBe(200);
  await until(async () => {
    const [note] = await rows(
      "select id from furniture_paper where order_id = $1 and kind = 'credit_note'",
      id,
    );
    return note !== undefined;
  });
}

/** What every book says of an order's money, EUR. */
async function moneyOf({ id, url, payment, total: paid, key }: Returned) {
  const { total, summary } = await medusaOrder(id);
  const { bill, payment: shown } = (await look(key)).body.order_page;
  const [sums] = await rows(
    `select (select sum(amount) from order_transaction where order_id = $1 and deleted_at is null)::float as entries,
      (select sum(amount) from refund where payment_id = $2 and deleted_at is null)::float as refunds,
      (select sum(case kind when 'invoice' then cents else -cents end) from furniture_paper where order_id = $1)::float / 100 as papers`,
    id,
    payment,
  );
  const back = (await refundsOf(url)).reduce((sum, cents) => sum + cents / 100, 0);
  expect(sums).toEqual({ entries: paid - back, refunds: back, papers: paid - back });
  expect(bill.total).toBe(total);
  expect(shown).toMatchObject({ owed: 0, open: 0, link: null });
  return { total, due: summary.pending_difference, back };
}

/** What the comparison has found about an order, in words. */
const found = async ({ id }: Returned) =>
  (await rows("select detail from furniture_finding where order_id = $1", id)).map(({ detail }) => detail);

/** The comparison lowers the sum some seconds after the refund. */
async function creditedTo(order: Returned, total: number): Promise<void> {
  await until(async () => {
    await reconcile();
    return (await medusaOrder(order.id)).total === total;
  });
  for (const detail of await found(order)) expect(detail).toMatch(/Eine Rücksendung war angefangen/);
}

/** The short form takes the one in the middle. */
const STAGES: Record<string, [before: string[], after: string[]]> = {
  "before its pieces are named": [
    [],
    ["request-items", "request", "receive", "receive-items", "receive/confirm"],
  ],
  "when it is requested": [
    ["request-items", "request"],
    ["receive", "receive-items", "receive/confirm"],
  ],
  "when its pieces are here": [["request-items", "request", "receive", "receive-items"], ["receive/confirm"]],
};

test.each(Object.keys(STAGES).filter((_stage, at) => LONG || at === 1))(
  "a refund in Stripe's dashboard while a return is begun, %s, is a part of what the return gives back",
  async (stage) => {
    const [before, after] = STAGES[stage] ?? [[], []];
    const order = await returning();
    await step(order, ...before);
    await refundThere(order, 50);
    await step(order, ...after);
    await expect.poll(() => moneyOf(order)).toEqual({ total: 175, due: -144, back: 50 });
    await press(`/payments/${order.payment}/refund`, { amount: 144 });
    const more = await admin("POST", `/payments/${order.payment}/refund`, { amount: 176 });
    expect([more.status, more.body.issues[0].code]).toEqual([400, "more_than_left"]);
    await expect
      .poll(() => moneyOf(order).catch(String), { timeout: 20_000 })
      .toEqual({ total: 175, due: 0, back: 194 });
    expect(await found(order)).toEqual([]);
  },
);

longTest(
  "more than a return gives back, refunded in Stripe's dashboard while it is begun, lowers the order's sum once the return is over; until then nobody is told of a crash",
  async () => {
    const order = await returning();
    await refundThere(order, 250);
    // The sweep leaves it alone, and does not warn of it every few seconds.
    const client = new Client({ connectionString: shop.database });
    await client.connect();
    onTestFinished(() => client.end());
    expect(await halfCredited(runOnClient(client), 0)).not.toContain(order.id);
    await reconcile();
    expect(await moneyOf(order)).toEqual({ total: 369, due: 250, back: 250 });
    expect(await found(order)).toEqual([]);
    await step(order, "request-items", "request", "receive", "receive-items", "receive/confirm");
    await creditedTo(order, 119);
    expect(await moneyOf(order)).toEqual({ total: 119, due: 0, back: 250 });
  },
);

longTest(
  "a refund in Stripe's dashboard lowers the order's sum where the return that was begun is called off",
  async () => {
    const order = await returning();
    await step(order, "request-items", "request");
    await refundThere(order, 50);
    await press(`${order.path}/cancel`);
    await creditedTo(order, 319);
    expect(await moneyOf(order)).toEqual({ total: 319, due: 0, back: 50 });
  },
);
