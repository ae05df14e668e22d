import { expect, test } from "vitest";
import { descriptionOf, keepSilent, refundsOf, sessionOf } from "../../../tests/shopper/payment-page";
import { payLink } from "../../../tests/shopper/reservation";
import { admin, rows, sandbox, store, transferOrder, until } from "../../../tests/shopper/shop";
import { change, formOf, ledgers, linesOf } from "./changed-orders";
import { bring, medusaOrder, paidOrder, takeBack } from "./staff-deeds";

/** What becomes of the next refunds of a payment at Stripe. */
async function nextRefunds(url: string, mode: "refuse" | "succeed"): Promise<void> {
  await sandbox("PUT", `/payments/${sessionOf(url)}/refund-mode`, { mode });
}

interface Open {
  code: string;
  subject: string;
}

async function openOf(orderId: string): Promise<Open[]> {
  const { body } = await admin("GET", `/furniture/reconciliations?order_id=${orderId}`);
  return body.open;
}

const failedOf = async (orderId: string) =>
  (await openOf(orderId)).find(({ code }) => code === "refund_failed");

/** What staff do about the failed refund of an order, once „Abgleich“ lists it; over when it is off the list. */
async function dealWithFailed(orderId: string, how: "retry" | "settle"): Promise<void> {
  await until(async () => (await failedOf(orderId)) !== undefined);
  const { subject } = (await failedOf(orderId)) ?? { subject: "" };
  expect((await admin("POST", `/stripe-checkout/refunds/${subject}/${how}`)).status).toBe(200);
  await until(async () => (await failedOf(orderId)) === undefined);
}

test("what a change should give back and Stripe refuses waits for staff at once, and is not asked for again and again", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  await nextRefunds(order.url, "refuse");
  const [table] = await linesOf(order.id);
  expect((await change(order.id, { lines: [table] })).status).toBeLessThan(500);
  await until(async () => (await failedOf(order.id)) !== undefined);
  const asked = async () =>
    (await rows("select id from stripe_refund where order_id = $1 and status = 'refused'", order.id)).length;
  const before = await asked();
  await admin("POST", "/furniture/reconciliations");
  await admin("POST", "/furniture/reconciliations");
  expect([await asked(), await refundsOf(order.url)]).toEqual([before, []]);

  await nextRefunds(order.url, "succeed");
  await dealWithFailed(order.id, "retry");
  expect(await refundsOf(order.url)).toEqual([17500]);
});

test("what a change should give back and the account's owner has just refunded goes back once", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  await keepSilent(order.url);
  await sandbox("POST", `/payments/${sessionOf(order.url)}/refunds`, { amount: 17500 });
  const [table] = await linesOf(order.id);
  expect((await change(order.id, { lines: [table] })).status).toBeLessThan(500);
  expect(await refundsOf(order.url)).toEqual([17500]);
  await admin("POST", "/stripe-checkout/comparisons");
  await longAgo(order.id);
  await admin("POST", "/furniture/reconciliations");
  expect(await refundsOf(order.url)).toEqual([17500]);
  expect(await ledgers(order.id)).toMatchObject({ open: 0 });
});

test("a payment names what its order is made of now, at the payment provider too", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  await until(async () => (await descriptionOf(order.url))?.includes("Hocker") === true);
  const [table] = await linesOf(order.id);
  await change(order.id, { lines: [table] });
  await until(async () => (await descriptionOf(order.url))?.includes("Hocker") === false);
  // A crash before it was renewed is made good by the job.
  await rows(`update stripe_labelled_payment set order_version = 1 where order_id = $1`, order.id);
  await admin("POST", "/stripe-checkout/comparisons");
  const [label] = await rows(
    "select order_version from stripe_labelled_payment where order_id = $1",
    order.id,
  );
  expect(label?.order_version).toBeGreaterThan(1);
});

test("what staff have made up for by themselves is not given back again by the shop", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  await nextRefunds(order.url, "refuse");
  const [table] = await linesOf(order.id);
  await change(order.id, { lines: [table] });
  await dealWithFailed(order.id, "settle");

  await nextRefunds(order.url, "succeed");
  await longAgo(order.id);
  await admin("POST", "/furniture/reconciliations");
  await admin("POST", "/stripe-checkout/comparisons");
  await admin("POST", "/furniture/reconciliations");
  expect(await refundsOf(order.url)).toEqual([]);
});

test("what staff have paid out otherwise is not given back again by a further change", async () => {
  const order = await paidOrder([["table"], ["stool"], ["stool"]]);
  await nextRefunds(order.url, "refuse");
  const [table, stool] = await linesOf(order.id);
  await change(order.id, { lines: [table, stool] });
  await dealWithFailed(order.id, "settle");

  await nextRefunds(order.url, "succeed");
  const { body } = await change(order.id, { lines: [table] });
  const { difference } = body.order.versions.at(-1);
  expect(difference).toBeLessThan(0);
  expect(await refundsOf(order.url)).toEqual([-100 * difference]);
  await until(async () => (await ledgers(order.id)).open === 0);
});

test("what staff have paid out otherwise of one payment is not asked of it again: the other gives back", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  const [table, stool] = await linesOf(order.id);
  await change(order.id, { lines: [table, stool, { kind: "stool", configuration: {} }] });
  const { link } = await formOf(order.id);
  const url = await payLink(link.url);
  await until(async () => (await ledgers(order.id)).open === 0);
  await nextRefunds(url, "refuse");
  await change(order.id, { lines: [table, stool] });
  await dealWithFailed(order.id, "settle");

  await nextRefunds(url, "succeed");
  const { body } = await change(order.id, { lines: [table] });
  const { difference } = body.order.versions.at(-1);
  expect([await refundsOf(url), await refundsOf(order.url)]).toEqual([[], [-100 * difference]]);
  expect([await failedOf(order.id), (await ledgers(order.id)).open]).toEqual([undefined, 0]);
});

test("what is kept too much of a changed order goes back, also where an earlier refund once failed", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  await nextRefunds(order.url, "refuse");
  const [table] = await linesOf(order.id);
  await change(order.id, { lines: [table] });
  await nextRefunds(order.url, "succeed");
  await dealWithFailed(order.id, "retry");

  await raiseCapture(order.id);
  // As a crash leaves it before the refund: the order's book knows of the money too.
  await rows(
    `update order_transaction set amount = amount + 50, raw_amount = jsonb_build_object('value', (amount + 50)::text, 'precision', 20)
     where order_id = $1 and reference = 'capture'`,
    order.id,
  );
  await rows(
    `update order_summary set totals = totals || jsonb_build_object('pending_difference', -50, 'transaction_total', 1541,
       'raw_pending_difference', '{"value": "-50", "precision": 20}'::jsonb, 'raw_transaction_total', '{"value": "1541", "precision": 20}'::jsonb)
     where order_id = $1 and version = (select version from "order" where id = $1)`,
    order.id,
  );
  await longAgo(order.id);
  for (const _twice of [1, 2]) await admin("POST", "/furniture/reconciliations");
  expect(await refundsOf(order.url)).toEqual([17500, 5000]);
});

test("where payments and the order's book disagree nothing goes back by itself, and staff are told", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  const [table] = await linesOf(order.id);
  await change(order.id, { lines: [table] });
  expect(await refundsOf(order.url)).toEqual([17500]);
  await raiseCapture(order.id);
  await longAgo(order.id);
  for (const _thrice of [1, 2, 3]) await admin("POST", "/furniture/reconciliations");
  expect(await refundsOf(order.url)).toEqual([17500]);
  expect((await openOf(order.id)).map(({ code }) => code)).toEqual(["amount_differs"]);
  expect((await medusaOrder(order.id)).total).toBe(1491);
});

async function paymentOf(orderId: string): Promise<unknown> {
  const [payment] = await rows(
    `select p.id from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
     where l.order_id = $1 and l.deleted_at is null`,
    orderId,
  );
  return payment?.id;
}

test("what was transferred staff transfer back: the shop books nothing and tells nobody before they have", async () => {
  const id = await transferOrder("stool");
  expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBeLessThan(300);
  const lines = await linesOf(id);
  const { body } = await change(id, { lines, shipping: "pickup" });
  const owed = -body.order.versions.at(-1).difference;
  expect([owed > 0, body.order.by_hand]).toEqual([true, owed]);
  const refundMails = () =>
    rows("select id from furniture_mail where order_id = $1 and template = 'refund'", id);
  expect([(await ledgers(id)).open, await refundMails()]).toEqual([-owed, []]);
  await longAgo(id);
  await admin("POST", "/furniture/reconciliations");
  expect((await openOf(id)).map(({ code }) => code)).toEqual(["amount_differs"]);

  expect((await admin("POST", `/payments/${await paymentOf(id)}/refund`, { amount: owed })).status).toBe(200);
  expect((await ledgers(id)).open).toBe(0);
  await until(async () => (await refundMails()).length === 1);
  await admin("POST", "/furniture/reconciliations");
  expect(await openOf(id)).toEqual([]);
});

test("an order paid by transfer is cancelled once staff have transferred its money back, and one mail says so", async () => {
  const id = await transferOrder("stool");
  expect((await admin("POST", `/furniture/orders/${id}/payment-received`)).status).toBeLessThan(300);
  const refused = await admin("POST", `/orders/${id}/cancel`);
  expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([400, "transfer_kept"]);
  expect(refused.body.message).toMatch(/Überweise dem Kunden 194,00\s€/);
  const mails = () =>
    rows(
      "select id from furniture_mail where order_id = $1 and template in ('refund', 'order_cancelled')",
      id,
    );
  expect([(await medusaOrder(id)).status, await mails()]).toEqual(["pending", []]);

  expect((await admin("POST", `/payments/${await paymentOf(id)}/refund`, { amount: 194 })).status).toBe(200);
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  await until(async () => (await mails()).length === 2);
  await longAgo(id);
  await admin("POST", "/furniture/reconciliations");
  expect(await openOf(id)).toEqual([]);
});

test("a transfer that has not come is called off without any refund", async () => {
  const id = await transferOrder("stool");
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  expect(await rows("select id from furniture_mail where order_id = $1 and template = 'refund'", id)).toEqual(
    [],
  );
});

test.each(["receive", "dismiss"] as const)(
  "a piece of a changed order that comes back (%s-items) is paid for by staff, not by the shop; bill and total agree",
  async (how) => {
    const { id, url } = await paidOrder([["table"], ["stool"]]);
    const lines = await linesOf(id);
    expect((await change(id, { lines, express_build: true })).status).toBeLessThan(500);
    const before = await refundsOf(url);
    const { items } = await medusaOrder(id);
    const order = {
      id,
      url,
      cart: "",
      payment: "",
      total: 0,
      items: items.map((item: { id: string }) => item.id),
    };
    await bring(order);
    await takeBack(order, order.items.slice(0, 1), how);
    await longAgo(id);
    await admin("POST", "/furniture/reconciliations");
    await admin("POST", "/furniture/reconciliations");
    expect(await refundsOf(url)).toEqual(before);
    const { body } = await store("GET", `/orders/${id}/bill`);
    expect(body.bill.total).toBe((await medusaOrder(id)).total);
    expect(body.bill.given_back).toBeGreaterThan(0);
  },
);

/** Medusa's payment of an order says 50 EUR more than came in. */
async function raiseCapture(orderId: string): Promise<void> {
  await rows(
    `update capture set amount = amount + 50, raw_amount = jsonb_build_object('value', (amount + 50)::text, 'precision', 20)
     where payment_id in (select p.id from payment p
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1)`,
    orderId,
  );
}

/** As if the change of an order had been made some time ago. */
async function longAgo(orderId: string): Promise<void> {
  await rows(
    "update furniture_order_version set applied_at = applied_at - interval '1 hour' where order_id = $1",
    orderId,
  );
}
