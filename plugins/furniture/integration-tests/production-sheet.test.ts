import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  add,
  admin,
  checkout,
  complete,
  fromVienna,
  look,
  orderableCart,
  recordOf,
  shop,
  staffToken,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import { paidOrder } from "./staff-deeds";
import { promisedIn } from "./workshop";

const longTest = longOnly(test);

const SHELF = { dimensions: { width: 150, height: 90 }, numberOfPlanks: 3, numberOfPillars: 2 };

const STEEL = "Stahl und Beschläge Stück Teil Profil Länge, cm Schnitt";

/**
 * The lists of table, stool, frame and shelf: each board, then each steel part with its number, in cm. A leg is as long as
 * the piece is high, without the plank of 4, the strap of 0.1 and the foot of 1; a strap goes once around its plank.
 */
const LISTS = [
  [
    "Planke 1 (vorn) Werkstatt 220 × 26 × 4",
    "Planke 2 Werkstatt 220 × 26 × 4",
    "Planke 3 (hinten) Werkstatt 220 × 26 × 4",
    STEEL,
    "6 × Endband Lochband 30 × 1 mm 60,4 um 26 × 4 cm gebogen",
    "2 × Kopfriegel Rohr 50 × 50 × 3 mm 76 45° / 45° gegenläufig",
    "4 × Bein Rohr 50 × 50 × 3 mm 69,9 45° / gerade",
    "4 × Stellfuß 30 × 30 mm",
    "2 × Zarge Rohr 50 × 30 × 3 mm 180",
    "2 × Querriegel Rohr 30 × 30 × 3 mm 68",
  ],
  [
    "Sitz Werkstatt 40 × 39,8 × 4",
    STEEL,
    "2 × Endband Lochband 30 × 1 mm 88 um 39,8 × 4 cm gebogen",
    "2 × Kopfriegel Rohr 40 × 40 × 2 mm 36 45° / 45° gegenläufig",
    "4 × Bein Rohr 40 × 40 × 2 mm 39,9 45° / gerade",
    "4 × Stellfuß 30 × 30 mm",
    "2 × Zarge Rohr 40 × 30 × 2 mm 22",
  ],
  ["oben", "unten", "links", "rechts"].map(
    (side) => `Leiste ${side} Werkstatt (Reststück) 20 × 4,5 × 2,5 45° / 45° gegenläufig`,
  ),
  [
    "Boden 1 Werkstatt 150 × 28 × 4 Unterkante 10 cm von oben",
    "Boden 2 Werkstatt 150 × 28 × 4 Unterkante 49 cm von oben",
    "Boden 3 Werkstatt 150 × 28 × 4 Unterkante 88 cm von oben",
    STEEL,
    "6 × Endband Lochband 30 × 1 mm 64,4 um 28 × 4 cm gebogen",
    "4 × Stütze Flachstahl 60 × 10 mm 90",
    "6 × Sprosse Flachstahl 60 × 10 mm 28",
  ],
];

/** A reservation, the order without payment. */
async function ordered(cart: string): Promise<string> {
  await fromVienna(cart);
  await checkout(cart);
  const { body } = await complete(cart);
  return body.order.id;
}

/** Until when so many weeks from today are promised, as papers have it. */
function inWeeks(weeks: number): string {
  return promisedIn(7 * weeks)
    .split("-")
    .reverse()
    .join(".");
}

async function sheetOf(orderId: string) {
  const answer = await fetch(`${shop.medusa}/admin/furniture/orders/${orderId}/production-sheet`, {
    headers: { authorization: `Bearer ${await staffToken()}` },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, body };
}

test("staff print what was ordered: every piece, every board and steel part, name, promise and express mark", async () => {
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
    "Zugesagt bis 4 Wochen nach der Zahlung",
    "Bitte vorher anrufen – danke!",
    "Reservierung: noch nicht bezahlt",
  ]) {
    expect(text).toContain(squeeze(words));
  }
  expect(pages).toHaveLength(5);
  for (const [at, lines] of LISTS.entries()) {
    expect(pages[at + 1]?.squeezed).toContain(squeeze(`Lage und Schnitt ${lines.join("")} Erledigt`));
  }
  expect(text).toContain(squeeze("Kunde Anna Muster, Musterstraße 1, 1010 Wien, Österreich"));
  expect(text).not.toContain("anna@example");
});

test("an order without express has the normal promise, frozen with the order", async () => {
  const { id: order } = await paidOrder([["stool"]]);
  const record = await recordOf(order);
  expect(record.promised_weeks).toBe(8);
  const text = readPdf((await sheetOf(order)).body)
    .map(({ squeezed }) => squeezed)
    .join("");
  expect(text).toContain(squeeze(`Zugesagt bis ${inWeeks(8)} (8 Wochen)`));
  expect(text).not.toMatch(/express/i);
});

longTest(
  "samples alone are neither express nor picked up; the choice counts again with furniture",
  async () => {
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
  },
);

longTest("a cancelled order says so on every sheet printed after it", async () => {
  const order = await ordered(await orderableCart("stool"));
  expect((await admin("POST", `/orders/${order}/cancel`)).status).toBe(200);
  expect(readPdf((await sheetOf(order)).body)[0]?.squeezed).toContain("STORNIERT");
});

test("the sheet is for staff only, and for orders that exist", async () => {
  const answer = await fetch(`${shop.medusa}/admin/furniture/orders/order_1/production-sheet`);
  expect(answer.status).toBe(401);
  expect((await admin("GET", "/furniture/orders/order_unknown/production-sheet")).status).toBe(404);
});
