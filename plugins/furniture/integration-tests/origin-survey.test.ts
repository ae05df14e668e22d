import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { inDays } from "../../../tests/shopper/days";
import {
  admin,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  until,
} from "../../../tests/shopper/shop";
import { newAddress, storeFrom } from "./from-address";

const longTest = longOnly(test);

async function placedOrder(): Promise<string> {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(5));
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

const answer = (order: string, body: unknown) =>
  storeFrom(newAddress(), "POST", `/orders/${order}/origin-survey`, body);
const stored = (order: string) =>
  rows(
    "select normal_origin, other_origin, occasion from furniture_origin_survey where order_id = $1",
    order,
  );

async function survey(): Promise<{
  total: number;
  counts: Record<string, number>;
  others: { text: string }[];
}> {
  const { total, counts, others } = (await admin("GET", "/furniture/origin-survey")).body.survey;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
  return { total, others, counts: Object.fromEntries(counts.map((c: any) => [c.origin, c.count])) };
}

test("an answer is counted, once an order; a second one replaces it", async () => {
  const order = await placedOrder();
  const words = `Auf dem Markt ${order}`;
  const before = await survey();
  expect((await answer(order, { normalOrigin: "friends", occasion: "order" })).status).toBe(200);
  expect((await survey()).counts.friends).toBeGreaterThan(before.counts.friends ?? 0);
  await Promise.all([1, 2, 3].map(() => answer(order, { otherOrigin: words })));
  const after = await survey();
  expect(after.counts.other).toBeGreaterThan(before.counts.other ?? 0);
  expect(after.total).toBe(Object.values(after.counts).reduce((sum, count) => sum + count, 0));
  expect(after.others.filter(({ text }) => text === words)).toHaveLength(1);
  expect(await stored(order)).toEqual([{ normal_origin: null, other_origin: words, occasion: null }]);
});

test("the workshop is mailed once an order, and its staff read the answer as it stands on the order's page", async () => {
  const order = await placedOrder();
  const key = `order:${order}:origin_survey`;
  const mail = async () =>
    (await rows(
      "select template, order_id, recipient, data, sent from furniture_mail where key = $1",
      key,
    )) as {
      sent: { subject: string; text: string } | null;
    }[];
  const card = async () => (await admin("GET", `/furniture/orders/${order}`)).body.order;
  expect((await card()).heard_from).toBeNull();
  await answer(order, { normalOrigin: "friends", occasion: "order" });
  expect((await card()).heard_from).toBe("Freunde");
  expect(await mail()).toMatchObject([
    { template: "workshop_origin_survey", order_id: order, recipient: null, data: { answer: "Freunde" } },
  ]);
  await answer(order, { otherOrigin: "Auf dem Markt" });
  expect((await card()).heard_from).toBe("Auf dem Markt");
  await until(async () => (await mail())[0]?.sent != null, 60);
  const [sent, ...more] = await mail();
  expect(more).toEqual([]);
  expect(sent?.sent?.subject).toBe(`Umfrage zur Bestellung ${(await card()).number}`);
  expect(sent?.sent?.text).toContain("Freunde");
});

longTest("an answer whose request was cut short is mailed within a minute, without any request", async () => {
  const order = await placedOrder();
  await answer(order, { otherOrigin: "Auf dem Markt" });
  const key = `order:${order}:origin_survey`;
  await rows("update furniture_origin_survey set mails_queued_at = null where order_id = $1", order);
  await rows("delete from furniture_mail where key = $1", key);
  const mailed = () => rows("select data from furniture_mail where key = $1", key);
  await until(async () => (await mailed()).length > 0, 75);
  expect(await mailed()).toMatchObject([{ data: { answer: "Auf dem Markt" } }]);
});

longTest("nothing of the order is told", async () => {
  const order = await placedOrder();
  const { body } = await answer(order, { normalOrigin: "google" });
  expect(body).toEqual({ origin_survey: { normalOrigin: "google", otherOrigin: null, occasion: null } });
});

test.each([
  ["no answer", {}],
  ["a choice that there is not", { normalOrigin: "tiktok" }],
  ["a choice and words", { normalOrigin: "google", otherOrigin: "Zeitung" }],
  ["words without end", { otherOrigin: "x".repeat(201) }],
])("%s is refused and not counted", async (_what, body) => {
  const order = await placedOrder();
  const refused = await answer(order, body);
  expect(refused.status).toBe(400);
  expect(refused.body.issues[0].path).toMatch(/Origin$/);
  expect(await stored(order)).toEqual([]);
});

test("who knows no order cannot answer", async () => {
  expect((await answer("order_01UNKNOWN", { normalOrigin: "google" })).status).toBe(404);
});

test("staff count a range of days", async () => {
  await answer(await placedOrder(), { normalOrigin: "instagram" });
  const past = (await admin("GET", "/furniture/origin-survey?from=2020-01-01&to=2020-12-31")).body.survey;
  expect(past.total).toBe(0);
  expect(past.counts).toHaveLength(5);
  const today = `from=${inDays(0)}&to=${inDays(0)}`;
  const { counts } = (await admin("GET", `/furniture/origin-survey?${today}`)).body.survey;
  const of = (name: string) => counts.find(({ origin }: { origin: string }) => origin === name).count;
  expect(of("instagram"), "the last day is part of the range").toBeGreaterThan(0);
  expect((await admin("GET", "/furniture/origin-survey?from=yesterday")).status).toBe(400);
});
