import { expect, test } from "vitest";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import {
  add,
  admin,
  checkout,
  complete,
  look,
  orderableCart,
  recordOf,
  rows,
  shop,
  staffToken,
  store,
  terms,
} from "./shop";

const SHELF = { dimensions: { width: 150, height: 90 }, numberOfPlanks: 3, numberOfPillars: 2 };

/** A reservation, the order without payment. */
async function ordered(cart: string): Promise<string> {
  await terms(cart, { outside_germany: true });
  await checkout(cart);
  const { body } = await complete(cart);
  return body.order.id;
}

/** The day so many weeks from today in Berlin, as Postgres counts. */
async function inWeeks(weeks: number): Promise<string> {
  const [found] = await rows(
    "select to_char((now() at time zone 'Europe/Berlin')::date + 7 * $1::int, 'DD.MM.YYYY') as day",
    weeks,
  );
  return String(found?.day);
}

async function sheetOf(orderId: string) {
  const answer = await fetch(`${shop.medusa}/admin/furniture/orders/${orderId}/production-sheet`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

test("staff print what was ordered: every piece, every board, name, promise and express mark", async () => {
  const cart = await orderableCart("table", "stool", "frame");
  await add(cart, "shelf", SHELF);
  await store("POST", `/carts/${cart}`, { metadata: { message: "Bitte vorher anrufen – danke!" } });
  await terms(cart, { express_build: true });
  const order = await ordered(cart);
  const { status, headers, body } = await sheetOf(order);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition")).toMatch(/^inline; filename="produktionsblatt-\d+\.pdf"$/);
  expect(headers.get("cache-control")).toBe("no-store");
  const pages = readPdf(body);
  const text = pages.map(({ squeezed }) => squeezed).join("");
  const { body: answer } = await admin("GET", `/furniture/orders/${order}`);
  const { number } = answer.order;
  for (const words of [
    `Bestellung ${number}`,
    `${number}.1 Tisch`,
    `${number}.2 Hocker`,
    `${number}.3 Rahmen`,
    `${number}.4 Regal`,
    "Anna Muster",
    "EXPRESS",
    `bis ${await inWeeks(4)}`,
    "Bitte vorher anrufen – danke!",
    "Reservierung: noch nicht bezahlt",
    "220 × 26 × 4",
    "150 × 28 × 4",
    "40 × 39,8 × 4",
    "20 × 4,5 × 2,5",
  ]) {
    expect(text).toContain(squeeze(words));
  }
  expect(pages).toHaveLength(5);
  expect(text).not.toMatch(/Musterstraße|anna@example/);
});

test("an order without express has the normal promise, frozen with the order", async () => {
  const order = await ordered(await orderableCart("stool"));
  const record = await recordOf(order);
  expect(record.promised_weeks).toBe(8);
  const text = readPdf((await sheetOf(order)).body)
    .map(({ squeezed }) => squeezed)
    .join("");
  expect(text).toContain(squeeze(`Zugesagt bis ${await inWeeks(8)} (8 Wochen)`));
  expect(text).not.toMatch(/express/i);
});

test("samples alone are neither express nor picked up; the choice counts again with furniture", async () => {
  const cart = await orderableCart("sample");
  await terms(cart, { express_build: true, shipping: "pickup" });
  const { summary } = await look(cart);
  expect(summary.terms).toMatchObject({ express_build: false, shipping: "delivery" });
  await add(cart, "stool");
  expect((await look(cart)).summary.terms).toMatchObject({ express_build: true, shipping: "pickup" });
  const samples = await orderableCart("sample");
  await terms(samples, { express_build: true });
  const record = await recordOf(await ordered(samples));
  expect(record).toMatchObject({ express_build: false, promised_sample_days: 5 });
  expect(record.promised_weeks).toBeUndefined();
});

test("a cancelled order says so on every sheet printed after it", async () => {
  const order = await ordered(await orderableCart("stool"));
  expect((await admin("POST", `/orders/${order}/cancel`)).status).toBe(200);
  expect(readPdf((await sheetOf(order)).body)[0]?.squeezed).toContain("STORNIERT");
});

test("the sheet is for staff only, and for orders that exist", async () => {
  const answer = await fetch(`${shop.medusa}/admin/furniture/orders/order_1/production-sheet`);
  expect(answer.status).toBe(401);
  expect((await admin("GET", "/furniture/orders/order_unknown/production-sheet")).status).toBe(404);
});
