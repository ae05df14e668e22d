import { afterAll, expect, test } from "vitest";
import { keepSilent, payOnPage } from "../../../tests/shopper/payment-page";
import {
  add,
  admin,
  CONTACT,
  cartWith,
  checkout,
  complete,
  enter,
  look,
  newVoucher,
  orderableCart,
  regionIds,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { storedRows } from "./stored-cart";

const ABROAD = { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code: "at" };
const PERCENT = {
  limit: null,
  is_tax_inclusive: true,
  application_method: { type: "percentage", target_type: "items", allocation: "across", value: 10 },
};

const SOLID_TABLE = { kind: "table", configuration: { tableTop: "solid" } };

/** Carts that our own, lean way has made, each by its last step. */
const CARTS: Record<string, () => Promise<string>> = {
  "several pieces": () => cartWith("table", "stool", "sample"),
  "pick-up and express build": async () => {
    const cart = await cartWith("bench", "stool");
    await terms(cart, { shipping: "pickup", express_build: true });
    return cart;
  },
  "a piece taken out again": async () => {
    const cart = await cartWith("table", "stool", "bench");
    const { lines } = (await look(cart)).summary;
    await store("DELETE", `/carts/${cart}/line-items/${lines[0].id}`);
    return cart;
  },
  "a piece in the place of another": async () => {
    const cart = await cartWith("table", "stool");
    const { lines } = (await look(cart)).summary;
    const body = { kind: "stool", configuration: {}, replaces: lines[1].id };
    expect((await store("POST", `/carts/${cart}/furniture`, body)).status).toBe(200);
    return cart;
  },
  "a voucher of 50 EUR": async () => {
    const cart = await cartWith("table");
    await enter(cart, await newVoucher(50));
    await add(cart, "stool");
    return cart;
  },
  "a voucher of 10 %": async () => {
    const cart = await cartWith("table");
    expect((await enter(cart, await newVoucher(10, PERCENT))).status).toBe(200);
    await add(cart, "stool");
    return cart;
  },
  "a prepared payment, changed afterwards": async () => {
    const cart = await orderableCart("table");
    await checkout(cart);
    await add(cart, "stool");
    return cart;
  },
  "a prepared payment": async () => {
    const cart = await orderableCart("table", "bench");
    await checkout(cart);
    return cart;
  },
  "a reservation to another EU country": async () => {
    const cart = await orderableCart("table");
    await terms(cart, { outside_germany: true, express_build: true });
    await store("POST", `/carts/${cart}`, { shipping_address: ABROAD });
    await checkout(cart);
    await add(cart, "stool");
    return cart;
  },
  "home again from abroad": async () => {
    const cart = await orderableCart("table");
    await terms(cart, { outside_germany: true });
    await add(cart, "stool");
    await terms(cart, { outside_germany: false });
    return cart;
  },
};

/** Everything Medusa itself works out of a cart anew: shipping, tax lines, promotions, adjustments, payment. */
async function workedOutByMedusa(cart: string): Promise<void> {
  expect((await store("POST", `/carts/${cart}/taxes`)).status).toBe(200);
  // The language alone is written down without working anything out.
  const { sales_channel_id } = (await store("GET", `/carts/${cart}?fields=sales_channel_id`)).body.cart;
  expect((await store("POST", `/carts/${cart}`, { locale: "de-DE", sales_channel_id })).status).toBe(200);
}

/** The others differ in what the two ways share. */
const SHORT = ["several pieces", "a voucher of 10 %", "a reservation to another EU country"];
const carts = Object.entries(CARTS).filter(([name]) => process.env.TEST_LONG === "1" || SHORT.includes(name));

test.each(carts)("Medusa's own way finds nothing to change in a cart with %s", async (_, make) => {
  const cart = await make();
  const lean = await storedRows(cart);
  const { summary, cart: answered } = await look(cart);
  await workedOutByMedusa(cart);
  expect(await storedRows(cart)).toEqual(lean);
  const after = await look(cart);
  expect(after.summary).toEqual(summary);
  expect([after.cart.total, after.cart.tax_total]).toEqual([answered.total, answered.tax_total]);
});

let automatic: string | undefined;
afterAll(async () => {
  if (automatic) await admin("DELETE", `/promotions/${automatic}`);
});

test("a promotion that applies by itself counts at once, and alike on both ways", async () => {
  const before = await cartWith("table");
  const code = `AUTO-${Date.now()}`;
  const { body } = await admin("POST", "/promotions", {
    code,
    type: "standard",
    status: "active",
    is_automatic: true,
    ...PERCENT,
  });
  automatic = body.promotion.id;
  await add(before, "stool");
  const cart = await cartWith("stool", "table");
  for (const id of [before, cart]) {
    const lean = await storedRows(id);
    const { summary, cart: answered } = await look(id);
    expect(summary.voucher_sum).toBeGreaterThan(0);
    expect(answered.total).toBe(summary.total);
    await workedOutByMedusa(id);
    expect(await storedRows(id)).toEqual(lean);
  }
  await enter(cart, await newVoucher(50));
  const both = await storedRows(cart);
  await workedOutByMedusa(cart);
  expect(await storedRows(cart)).toEqual(both);
  await admin("DELETE", `/promotions/${automatic}`);
  automatic = undefined;
  await add(cart, "sample");
  expect((await look(cart)).summary.voucher_sum).toBe(50);
});

test("a change that fails at its last step leaves every row of the cart as it was", async () => {
  const cart = await orderableCart("table", "stool");
  const { body } = await checkout(cart);
  await keepSilent(body.url);
  expect(await payOnPage(body.url)).toBe(true);
  const before = await storedRows(cart);
  const { lines } = (await look(cart)).summary;
  const attempts = [
    () => add(cart, "bench"),
    () => store("POST", `/carts/${cart}/furniture`, { ...SOLID_TABLE, replaces: lines[0].id }),
    () => terms(cart, { shipping: "pickup", express_build: true }),
    () => terms(cart, { outside_germany: true }),
    () => store("DELETE", `/carts/${cart}/line-items/${lines[0].id}`),
    () => store("POST", `/carts/${cart}/furniture`, { ...SOLID_TABLE, replaces: lines[0].id }),
  ];
  for (const attempt of attempts) {
    expect((await attempt()).status).toBe(400);
    expect(await storedRows(cart), String(attempt)).toEqual(before);
    expect(await rows("select id from locking where id = $1", cart)).toEqual([]);
  }
  expect((await complete(cart)).status).toBe(200);
});

test("six adds at once on one cart are six pieces at the money of the rules, with one shipping method", async () => {
  const { home } = await regionIds();
  const cart = (await store("POST", "/carts", { region_id: home })).body.cart.id;
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(cart, "stool")));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const lean = await storedRows(cart);
  expect(lean.lines).toHaveLength(6);
  expect(lean.methods).toHaveLength(1);
  expect((await look(cart)).cart.total).toBe(194 + 5 * (194 - 19));
  await workedOutByMedusa(cart);
  expect(await storedRows(cart)).toEqual(lean);
});
