import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, orderableCart, rows, shop, until } from "../../shopper/shop";
import { PERSON, Shopper } from "./shopper";
import { WatchedShop } from "./watched-shop";

const REQUEST = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

let watched: WatchedShop;
let ordersBefore: number;
let orderId: string;

beforeAll(async () => {
  watched = await WatchedShop.start();
  ordersBefore = await watched.metric("medusa", 'shop_orders{status="pending"}');
  const shopper = new Shopper(watched.storefront.url, {});
  expect((await shopper.takeSample()).status).toBe(303);
  const answer = await shopper.reserve({
    "x-request-id": REQUEST,
    traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringMatching("/order")]);
  expect(answer.headers.get("x-request-id")).toBe(REQUEST);
  const [order] = await rows(
    'select id from "order" where email = $1 order by created_at desc',
    PERSON.email,
  );
  orderId = String(order?.id);
  const sent = "select template from furniture_mail where order_id = $1 and status = 'sent'";
  const told = async () => (await rows(sent, orderId)).map(({ template }) => template).sort();
  await until(async () => String(await told()) === "reservation_confirmation,workshop_order");
}, 120_000);
afterAll(() => watched?.remove());

test("each line about a purchase, in storefront and Medusa, has the id of its request", () => {
  const ofRequest = watched.lines().filter(({ request }) => request === REQUEST);
  const said = (part: string) => ofRequest.filter((line) => line.part === part).map(({ msg }) => String(msg));
  expect(said("storefront")).toContain("request");
  expect(said("medusa").join("\n")).toMatch(/POST \/store\/carts\/:id\/complete 200 in \d+ ms/);
  // Events are handled afterwards, on behalf of the same request.
  expect(said("medusa").join("\n")).toMatch(/order\.placed/);
});

test("a mail in the outbox remembers the request it is sent for", async () => {
  const found = await rows(
    "select data->>'request_id' as id from furniture_mail where order_id = $1",
    orderId,
  );
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([REQUEST]));
});

test("nothing in any log says who has bought: no name, address, number, mail box, token or key", () => {
  const text = watched.medusa.log + watched.storefront.log;
  for (const [field, value] of Object.entries(PERSON).filter(([, words]) => words.length > 2)) {
    // The zip could be any number.
    if (field !== "zip") expect(text, field).not.toContain(value);
  }
  expect(text).not.toMatch(/zwickelhuber|lummer|quittengasse|ottokar|44557788/i);
  expect(text).not.toMatch(/[\w.]+@[\w-]+\.[a-z]{2,}|whsec_|(?<![\w])(sk|pk)_\w{6}|set-cookie|utm_term/i);
});

test("one trace shows the purchase from the shopper's click to Medusa's workflows", async () => {
  const ours = () => watched.collector.spans.filter(({ traceId }) => traceId === TRACE);
  await until(async () => ours().some(({ name }) => name.startsWith("POST /cartDesktop")));
  const complete = (service: string) =>
    ours().find((span) => span.service === service && span.name === "POST /store/carts/:id/complete");
  await until(async () => complete("medusa") !== undefined);
  expect(complete("medusa")?.parentSpanId).toBe(complete("storefront")?.spanId);
  expect(ours().some(({ name }) => name === "workflow:complete-cart")).toBe(true);
  expect(watched.collector.text).not.toMatch(/zwickelhuber|cart_01|x-publishable|cookie/i);
});

test("metrics count the order, its mails, holds and payments, and each route once", async () => {
  await until(async () => (await watched.metric("medusa", 'shop_orders{status="pending"}')) > ordersBefore);
  await until(async () => {
    const counted = Object.entries(await countedByHand());
    const shown = await Promise.all(counted.map(([series]) => watched.metric("medusa", series)));
    return counted.every(([, count], at) => count === shown[at]);
  });
  expect(await watched.metric("medusa", "process_resident_memory_bytes")).toBeGreaterThan(50_000_000);
  const text = await (await fetch(`${watched.watched.medusa}/metrics`)).text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/store\/carts\/:id\/complete"/,
  );
  expect(text).not.toContain("cart_01");
  expect(
    await watched.metric("storefront", 'cache_reads_total{cache="content",result="hit"}'),
  ).toBeGreaterThan(0);
});

/** What the metrics must say, counted row by row. */
async function countedByHand(): Promise<Record<string, number>> {
  const all = (table: string) => rows(`select * from ${table} where deleted_at is null`);
  const refunds = await all("refund");
  const given = (payment: unknown) =>
    refunds.filter((one) => one.payment_id === payment).reduce((sum, { amount }) => sum + Number(amount), 0);
  const payments = (await all("payment")).filter((one) => one.captured_at && !one.canceled_at);
  const held = (await all("furniture_plank")).filter((one) => one.held_by && !one.order_id);
  const vouchers = (await all("furniture_voucher_hold")).filter((one) => !one.redeemed);
  const lives = (until: unknown) => new Date(String(until)) > new Date();
  return {
    'shop_payments{state="captured"}': payments.filter(({ id }) => given(id) === 0).length,
    'shop_payments{state="refunded"}': payments.filter((one) => given(one.id) >= Number(one.amount)).length,
    'shop_holds{kind="plank",state="live"}': held.filter((one) => lives(one.held_until)).length,
    'shop_holds{kind="voucher",state="live"}': vouchers.filter((one) => lives(one.expires_at)).length,
    'shop_outbox_mails{status="failed"}': (await all("furniture_mail")).filter(
      ({ status }) => status === "failed",
    ).length,
  };
}

test("how long orders and payments have not been compared shows in the metrics: the first sign that jobs do not run", async () => {
  await rows(
    `insert into furniture_reconciliation (id, started_at, finished_at, checked, completed, refunded, flagged)
     values ('made by a test', now() + interval '1 hour', now() - interval '20 minutes', 0, 0, 0, 0)`,
  );
  const age = () => watched.metric("medusa", "shop_comparison_age_seconds");
  try {
    await until(async () => (await age()) >= 1200);
    expect(await age()).toBeLessThan(1300);
  } finally {
    await rows("delete from furniture_reconciliation where id = 'made by a test'");
  }
});

test("metrics are not to be had where shoppers are", async () => {
  for (const url of [watched.storefront.url, watched.medusa.url]) {
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  }
});

test("each process says on its own whether it lives and whether it may be asked", async () => {
  for (const url of [watched.storefront.url, watched.medusa.url, ...Object.values(watched.watched)]) {
    for (const path of ["/livez", "/readyz"]) {
      expect(await call(url + path, {}), url + path).toEqual({ status: 200, body: { status: "ok" } });
    }
  }
});

test("told to stop, Medusa is not ready any more, finishes what it was asked, and ends", async () => {
  const cart = await orderableCart("stool");
  const lock = new Client({ connectionString: shop.database });
  await lock.connect();
  await lock.query("begin");
  await lock.query("select id from cart where id = $1 for update", [cart]);
  const headers = { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey };
  const body = JSON.stringify({ metadata: { note: "slow" } });
  const answer = call(`${watched.medusa.url}/store/carts/${cart}`, { method: "POST", headers, body });
  await until(async () => (await rows("select 1 from pg_locks where not granted")).length > 0);
  const ended = watched.medusa.terminate();
  await until(async () => (await fetch(`${watched.watched.medusa}/readyz`)).status === 503);
  await lock.query("commit");
  await lock.end();
  expect((await answer).status).toBe(200);
  expect(await ended).toBe(0);
});

test("told to stop, the storefront ends in good order", async () => {
  expect(await watched.storefront.terminate()).toBe(0);
  expect(watched.storefront.log).toContain("stopping: no new requests");
});
