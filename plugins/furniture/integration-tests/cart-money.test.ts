import type { Kind, Terms } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { sumsOf } from "../../../tests/browser/walks/oracle/sums";
import { LONG, longOnly } from "../../../tests/long-run";
import {
  add,
  CONTACT,
  cartWith,
  enter,
  look,
  newCart,
  newVoucher,
  store,
  terms,
} from "../../../tests/shopper/shop";

const longTest = longOnly(test);

interface Line {
  id: string;
  kind: Kind;
  price: number;
}

interface StoredItem {
  id: string;
  adjustments: { amount: number }[];
}

/** What one meets on opening a configurator costs, whole EUR, counted by hand from the specification. */
const PRICES: Record<Kind, number> = {
  // 1.3 · (599 + 2.5 · (120 + 30 + 30) + 75) + 30 for own measures.
  table: 1491,
  // 1.3 · 1399.
  tableOffice: 1819,
  // 1.3 · (399 + 2.5 · 120 + 20 for own measures).
  bench: 935,
  // 1.3 · 149.
  stool: 194,
  // 1.3 · (200 + 1.1 · (1.19 · (250 + 2.5 · (140 + 150) + 70 · 4 + 100 · 1) + 200)).
  shelf: 2852,
  // 1.3 · 40.
  frame: 52,
  sample: 5,
};

/** The summary, Medusa's total and the specification have to say the same; the tax is what is left of 19 %. */
async function expectMoney(cartId: string, chosen: Terms, voucher = 0): Promise<void> {
  const { summary, cart } = await look(cartId);
  const lines: Line[] = summary.lines;
  for (const { kind, price } of lines) expect([kind, price]).toEqual([kind, PRICES[kind]]);
  const money = sumsOf(
    lines.map(({ kind, price }) => ({ price, sample: kind === "sample" })),
    { pickup: chosen.shipping === "pickup", express: chosen.expressBuild },
    voucher,
  );
  expect(summary).toMatchObject({
    goods: money.goods,
    pickup_deduction: money.pickup,
    express_fee: money.express,
    voucher_sum: money.voucher,
    total: money.total,
    multi_item_discount: money.before - money.goods,
  });
  expect(summary.lines.map((line: { discount_price: number }) => line.discount_price)).toEqual(
    lines.map(({ price }, at) => price - (money.discounts[at] ?? 0)),
  );
  expect(cart.total).toBe(money.total);
  expect(cart.tax_total).toBeCloseTo(money.total - money.total / 1.19, 6);
}

const DELIVERY: Terms = { shipping: "delivery", expressBuild: false };
const PICKUP: Terms = { shipping: "pickup", expressBuild: false };

test("one piece costs its price, with 19 % VAT inside", async () => {
  const cart = await cartWith("table");
  await expectMoney(cart, DELIVERY);
});

longTest("a reader of a cart that changes sees no piece without its discount", async () => {
  const cart = await cartWith("stool", "table");
  const stored = async (): Promise<StoredItem[]> =>
    (await store("GET", `/carts/${cart}?fields=items.id,items.adjustments.amount`)).body.cart.items;
  const reduced = (await stored()).filter(({ adjustments }) => adjustments.length > 0).map(({ id }) => id);
  expect(reduced).not.toEqual([]);
  let isChanging = true;
  const read = async () => {
    const bare: string[] = [];
    while (isChanging)
      for (const { id, adjustments } of await stored())
        if (reduced.includes(id) && adjustments.length === 0) bare.push(id);
    return bare;
  };
  const readers = [read(), read(), read()];
  const voucher = await newVoucher(100);
  for (let round = 0; round < (LONG ? 5 : 2); round += 1) {
    await add(cart, "stool");
    await enter(cart, voucher);
    const { summary } = await look(cart);
    await store("DELETE", `/carts/${cart}/line-items/${summary.lines.at(-1).id}`);
    await store("DELETE", `/carts/${cart}/promotions`, { promo_codes: [voucher] });
  }
  isChanging = false;
  expect((await Promise.all(readers)).flat()).toEqual([]);
});

test("the multi-item discount follows every piece that comes and goes", async () => {
  const cart = await cartWith("stool");
  await expectMoney(cart, DELIVERY);
  await add(cart, "table");
  await expectMoney(cart, DELIVERY);
  const { body } = await add(cart, "shelf");
  await expectMoney(cart, DELIVERY);
  const shelf = body.summary.lines.find(({ kind }: Line) => kind === "shelf");
  const removed = await store("DELETE", `/carts/${cart}/line-items/${shelf.id}`);
  expect(removed.body).toMatchObject({ id: shelf.id, deleted: true });
  await expectMoney(cart, DELIVERY);
  const { summary } = await look(cart);
  const stool = summary.lines.find(({ kind }: Line) => kind === "stool");
  await store("POST", `/carts/${cart}/line-items/${stool.id}`, { quantity: 0 });
  await expectMoney(cart, DELIVERY);
  expect((await look(cart)).summary.multi_item_discount).toBe(0);
});

test("of two pieces at one price the first is exempt", async () => {
  const cart = await cartWith("bench", "bench");
  const { summary } = await look(cart);
  expect(summary.lines.map((line: { discount_amount: number }) => line.discount_amount)).toEqual([0, 94]);
});

test("the discount survives contact data, promotions and their removal", async () => {
  const cart = await cartWith("table", "bench");
  await store("POST", `/carts/${cart}`, CONTACT);
  await expectMoney(cart, DELIVERY);
  const code = await newVoucher(50);
  await enter(cart, code);
  await expectMoney(cart, DELIVERY, 50);
  await store("POST", `/carts/${cart}`, { email: "else@example.test" });
  await store("POST", `/carts/${cart}/taxes`);
  await expectMoney(cart, DELIVERY, 50);
  await store("DELETE", `/carts/${cart}/promotions`, { promo_codes: [code] });
  await expectMoney(cart, DELIVERY);
});

test.each<[Kind[], number]>([
  [["frame"], 35],
  [["stool"], 35],
  [["bench"], 75],
  [["stool", "stool"], 50],
])("picking up %j saves %d EUR", async (kinds, saved) => {
  const cart = await cartWith(...kinds);
  const { body } = await terms(cart, { shipping: "pickup" });
  expect(body.summary.pickup_deduction).toBe(saved);
  await expectMoney(cart, PICKUP);
});

test("express build adds 65 EUR and goes away again", async () => {
  const cart = await cartWith("frame");
  const { total } = (await terms(cart, { shipping: "pickup" })).body.summary;
  const { body } = await terms(cart, { express_build: true });
  expect(body.summary).toMatchObject({ express_fee: 65, total: total + 65 });
  await expectMoney(cart, { shipping: "pickup", expressBuild: true });
  await terms(cart, { express_build: false });
  await expectMoney(cart, PICKUP);
});

test("samples alone know neither pick-up deduction nor express build", async () => {
  const cart = await cartWith("sample", "sample");
  const { body } = await terms(cart, { shipping: "pickup", express_build: true });
  expect(body.summary).toMatchObject({ goods: 9, pickup_deduction: 0, express_fee: 0, total: 9 });
  await expectMoney(cart, { shipping: "pickup", expressBuild: true });
});

test("terms that are left out stay as they were, and unknown ones are refused", async () => {
  const cart = await cartWith("stool");
  await terms(cart, { shipping: "pickup", express_build: true });
  const { body } = await terms(cart, { data_security: true });
  expect(body.summary.terms).toEqual({
    shipping: "pickup",
    express_build: true,
    outside_germany: false,
    data_security: true,
    payment_method: "card",
  });
  const refused = await terms(cart, { shipping: "drone", express: true });
  expect(refused.status).toBe(400);
  expect(refused.body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
    "express",
    "shipping",
  ]);
});

test("going abroad and back keeps every line and its money", async () => {
  const cart = await cartWith("table", "stool");
  await store("POST", `/carts/${cart}`, CONTACT);
  const abroad = await terms(cart, { outside_germany: true });
  expect(abroad.body.summary).toMatchObject({ pay_by: "reservation", total: 1666 });
  expect(abroad.body.cart.total).toBe(1666);
  expect(abroad.body.cart.items).toHaveLength(2);
  await terms(cart, { outside_germany: false });
  await expectMoney(cart, DELIVERY);
  expect((await look(cart)).cart.shipping_address).toMatchObject({ city: "Berlin", country_code: "de" });
});

test("five clicks at once are five pieces, and the money is right", async () => {
  const cart = await newCart();
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(cart, "stool")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await look(cart)).summary.lines).toHaveLength(5);
  await expectMoney(cart, DELIVERY);
});

test("an empty cart costs nothing, also after the last piece has gone", async () => {
  const cart = await cartWith("table");
  await terms(cart, { express_build: true });
  const { summary } = await look(cart);
  await store("DELETE", `/carts/${cart}/line-items/${summary.lines[0].id}`);
  const empty = await look(cart);
  expect(empty.summary).toMatchObject({ lines: [], total: 0, express_fee: 0 });
  expect(empty.cart.total).toBe(0);
});
