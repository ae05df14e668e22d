import { afterEach, expect, test } from "vitest";
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
  ordersOf,
  recordOf,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { restorePrices, setPrices } from "./price-versions";

afterEach(restorePrices);

// 1399 · 1.4 and 1399 · 1.3, rounded once.
const DEAR = { multiplier: 1.4 };
const DESK = 1819;
const DEAR_DESK = 1959;

test("a cart of an older version is re-priced when it is looked at, and says which line and from what to what", async () => {
  const cart = await cartWith("tableOffice", "sample");
  const before = (await look(cart)).summary;
  const version = await setPrices(DEAR);
  const { summary } = await look(cart);
  const [desk, sample] = before.lines;
  expect(summary).toMatchObject({ price_version: version, total: DEAR_DESK + 4 });
  expect(summary.repriced).toEqual([
    { line_id: desk.id, code: "line", title: "Schreibtisch", from: DESK, to: DEAR_DESK },
  ]);
  const { cart: stored, summary: again } = await look(cart);
  expect([stored.total, stored.tax_total]).toEqual([
    summary.total,
    expect.closeTo((summary.total / 119) * 19),
  ]);
  expect(again).toEqual(summary);
  // The line points at a new frozen configuration; the old one and the line that costs the same are as they were.
  const ids = [desk.configuration_id, summary.lines[0].configuration_id, sample.configuration_id];
  expect(new Set(ids).size).toBe(3);
  expect(summary.lines[1].configuration_id).toBe(sample.configuration_id);
  const stored_rows = await rows(
    "select id, price, price_version from furniture_configuration where id = any($1) order by price desc",
    ids,
  );
  expect(stored_rows.slice(0, 2)).toMatchObject([
    { id: ids[1], price: DEAR_DESK, price_version: version },
    { id: ids[0], price: DESK },
  ]);
});

test("a cart whose prices stay the same moves to the new version without a word", async () => {
  const cart = await cartWith("table");
  const { summary: before } = await look(cart);
  const version = await setPrices({ "bench.base": 500 });
  const { summary } = await look(cart);
  expect(summary).toEqual({ ...before, price_version: version });
});

test("a change of the cart re-prices what lay in it", async () => {
  const cart = await cartWith("tableOffice");
  await setPrices(DEAR);
  const { body } = await add(cart, "sample");
  expect(body.summary.lines.map(({ price }: { price: number }) => price)).toEqual([DEAR_DESK, 5]);
  expect(body.summary.repriced).toMatchObject([{ from: DESK, to: DEAR_DESK }]);
  expect(body.cart.total).toBe(body.summary.total);
});

test("the fees of the cart belong to the version too", async () => {
  const cart = await cartWith("tableOffice", "sample");
  await terms(cart, { express_build: true, shipping: "pickup" });
  await setPrices({ "cart.expressBuild": 90, "cart.pickupAboveTiers": 70, "cart.multiItemDiscount": 0.4 });
  const { summary, cart: stored } = await look(cart);
  expect(summary).toMatchObject({ express_fee: 90, pickup_deduction: 70, multi_item_discount: 2 });
  expect(summary.repriced.map(({ code, from, to }: Record<string, unknown>) => [code, from, to])).toEqual([
    ["multi_item_discount", 1, 2],
    ["pickup_deduction", 75, 70],
    ["express_build", 65, 90],
  ]);
  expect((await look(cart)).cart.total).toBe(summary.total);
  expect(stored.items.length).toBe(2);
});

test("the checkout that re-prices is refused once, with old and new price in the shopper's language", async () => {
  const cart = await orderableCart("tableOffice");
  const version = await setPrices(DEAR);
  const refused = await checkout(cart);
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toEqual([
    {
      path: expect.stringMatching(/^lines\.cali_/),
      code: "prices_changed",
      message: expect.stringMatching(/^Schreibtisch: jetzt 1\.959\s€ statt 1\.819\s€$/),
      params: {
        line_id: expect.any(String),
        title: "Schreibtisch",
        from: DESK,
        to: DEAR_DESK,
        total: DEAR_DESK,
      },
    },
  ]);
  expect(refused.body.message).toMatch(/^Unsere Preise haben sich geändert\..*1\.959\s€/);
  const { summary } = await look(cart);
  expect(summary).toMatchObject({ total: DEAR_DESK, price_version: version });
  expect(summary.repriced).toHaveLength(1);
  const { status, body } = await checkout(cart);
  expect([status, body.next]).toEqual([200, "redirect"]);
  expect(await payOnPage(body.url)).toBe(true);
  const { order } = (await complete(cart)).body;
  expect(order.total).toBe(DEAR_DESK);
  expect(await recordOf(order.id)).toMatchObject({ total: DEAR_DESK });
});

test("in English too", async () => {
  const cart = await orderableCart("tableOffice");
  await setPrices(DEAR);
  expect((await checkout(cart, "en")).body.message).toMatch(
    /^Our prices have changed\. Schreibtisch: now €1,959/,
  );
});

test("who has seen the new prices is not stopped again, and the notice ends with the next checkout", async () => {
  const cart = await orderableCart("tableOffice");
  await setPrices(DEAR);
  expect((await look(cart)).summary.repriced).toHaveLength(1);
  expect((await checkout(cart)).status).toBe(200);
  expect((await look(cart)).summary.repriced).toEqual([]);
});

test("a re-pricing that no answer has shown stops the checkout once", async () => {
  const cart = await orderableCart("tableOffice");
  await setPrices(DEAR);
  const saved = await store("POST", `/carts/${cart}`, { email: "anna.muster@example.test" });
  expect([saved.status, saved.body.cart.total]).toEqual([200, DEAR_DESK]);
  expect((await checkout(cart)).body.issues[0].code).toBe("prices_changed");
  expect((await checkout(cart)).status).toBe(200);
});

test("prices that go there and back again leave no notice", async () => {
  const cart = await orderableCart("tableOffice");
  await setPrices(DEAR);
  await terms(cart, { shipping: "pickup" });
  await restorePrices();
  const { summary } = await look(cart);
  expect(summary.lines[0].price).toBe(DESK);
  expect(summary.repriced).toMatchObject([{ from: DEAR_DESK, to: DESK }]);
  const unseen = await orderableCart("tableOffice");
  await setPrices(DEAR);
  await store("POST", `/carts/${unseen}`, { email: "anna.muster@example.test" });
  await restorePrices();
  expect((await look(unseen)).summary).toMatchObject({ total: DESK, repriced: [] });
});

test("an open payment page keeps what the shopper agreed to", async () => {
  const cart = await orderableCart("tableOffice");
  const first = await checkout(cart);
  await setPrices(DEAR);
  expect((await look(cart)).summary).toMatchObject({ total: DESK, repriced: [] });
  expect((await checkout(cart)).body).toEqual(first.body);
  expect(await payOnPage(first.body.url)).toBe(true);
  expect((await complete(cart)).body.order.total).toBe(DESK);
});

test("a change of the cart ends that: the page closes and the new prices hold", async () => {
  const cart = await orderableCart("tableOffice");
  const { body } = await checkout(cart);
  await setPrices(DEAR);
  await terms(cart, { express_build: true });
  expect(await payOnPage(body.url)).toBe(false);
  expect((await look(cart)).summary.total).toBe(DEAR_DESK + 65);
});

test("an expired payment page keeps nothing", async () => {
  const cart = await orderableCart("tableOffice");
  await checkout(cart);
  const sessions = await rows(
    `update payment_session s set data = jsonb_set(s.data, '{expires_at}', to_jsonb(1))
     from cart_payment_collection l where l.payment_collection_id = s.payment_collection_id and l.cart_id = $1
     returning s.id`,
    cart,
  );
  expect(sessions).toHaveLength(1);
  await setPrices(DEAR);
  expect((await look(cart)).summary.total).toBe(DEAR_DESK);
});

test("what is paid is ordered at the price that was paid", async () => {
  const cart = await orderableCart("tableOffice");
  const { body } = await checkout(cart);
  await keepSilent(body.url);
  expect(await payOnPage(body.url)).toBe(true);
  await setPrices(DEAR);
  expect((await look(cart)).summary.total).toBe(DESK);
  const change = await terms(cart, { express_build: true });
  expect(change.body.issues[0].code).toBe("payment_underway");
  const { summary, cart: stored } = await look(cart);
  expect([summary.total, stored.total]).toEqual([DESK, DESK]);
  expect((await complete(cart)).body.order.total).toBe(DESK);
});

test("a placed order never changes", async () => {
  const cart = await orderableCart("tableOffice");
  await terms(cart, { outside_germany: true, shipping: "pickup", express_build: true });
  await checkout(cart);
  const { order } = (await complete(cart)).body;
  const facts = async () => ({
    record: await recordOf(order.id),
    sheet: (await admin("GET", `/furniture/orders/${order.id}`)).body,
    summary: (await look(cart)).summary,
    order: (await admin("GET", `/orders/${order.id}?fields=total,*items,*shipping_methods`)).body,
  });
  const before = await facts();
  await setPrices({ ...DEAR, "cart.expressBuild": 99 });
  expect(await facts()).toEqual(before);
  expect(before.record.total).toBe(DESK - 75 + 65);
});

test("an order without payment is not placed at prices that are gone", async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(5));
  await setPrices({ "sample.base": 9 });
  const refused = await complete(cart);
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "prices_changed"]);
  expect(await ordersOf(cart)).toBe(0);
  expect((await look(cart)).summary.total).toBe(4);
});

test("a reservation that was promised a moment ago is placed at its prices", async () => {
  const cart = await orderableCart("tableOffice");
  await terms(cart, { outside_germany: true, shipping: "pickup" });
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  await setPrices(DEAR);
  expect((await complete(cart)).body.order.total).toBe(DESK - 75);
});

test("Medusa's own way to a payment does not carry old prices on", async () => {
  const cart = await orderableCart("tableOffice");
  const { body } = await store("POST", "/payment-collections", { cart_id: cart });
  const pay = () =>
    store("POST", `/payment-collections/${body.payment_collection.id}/payment-sessions`, {
      provider_id: "pp_stripe-checkout_card",
    });
  expect((await pay()).status).toBe(200);
  await setPrices(DEAR);
  expect((await pay()).body.issues[0].code).toBe("prices_changed");
  const paid = await pay();
  expect(paid.status).toBe(200);
  expect(paid.body.payment_collection.amount).toBe(DEAR_DESK);
});

test("carts that are filled while prices are saved hold one version each, and every line its frozen price", async () => {
  const carts = await Promise.all(Array.from({ length: 4 }, () => cartWith("sample")));
  await Promise.all([
    ...carts.flatMap((cart) => [add(cart, "tableOffice"), add(cart, "stool")]),
    (async () => {
      for (const multiplier of [1.5, 1.6, 1.4]) await setPrices({ multiplier });
    })(),
  ]);
  for (const cart of carts) {
    const { summary, cart: stored } = await look(cart);
    const prices = summary.lines.map(({ kind, price }: Record<string, unknown>) => [kind, price]).sort();
    expect(prices).toEqual([
      ["sample", 5],
      ["stool", 209],
      ["tableOffice", DEAR_DESK],
    ]);
    expect((await look(cart)).cart.total).toBe(summary.total);
    expect(stored.items).toHaveLength(3);
    await store("POST", `/carts/${cart}`, CONTACT);
    await terms(cart, { data_security: true });
    expect((await checkout(cart)).status).toBe(200);
  }
});
