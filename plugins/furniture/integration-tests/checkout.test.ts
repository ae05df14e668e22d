import { expect, test } from "vitest";
import {
  add,
  CONTACT,
  cartWith,
  checkout,
  complete,
  enter,
  keepSilent,
  look,
  newVoucher,
  orderableCart,
  ordersOf,
  payOnPage,
  recordOf,
  rows,
  store,
  terms,
} from "./shop";

const pathsOf = ({ body }: { body: { issues?: { path: string }[] } }) =>
  body.issues?.map(({ path }) => path) ?? [];

test("an order without contact data and consent is refused, naming each field, in the shopper's language", async () => {
  const cart = await cartWith("table");
  const german = await checkout(cart);
  expect(german.status).toBe(400);
  expect(pathsOf(german)).toEqual([
    "email",
    "shipping_address.first_name",
    "shipping_address.last_name",
    "shipping_address.address_1",
    "shipping_address.postal_code",
    "shipping_address.city",
    "data_security",
  ]);
  expect(german.body.message).toMatch(/^Bitte /);
  expect((await checkout(cart, "en")).body.message).toMatch(/^E-mail is required/);
});

test("the gate of the checkout is the gate of the stock completion", async () => {
  const cart = await cartWith("table");
  const refused = await complete(cart);
  expect(refused.status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test.each([
  ["a postcode of four digits", { shipping_address: { ...CONTACT.shipping_address, postal_code: "1011" } }],
  ["no last name", { shipping_address: { ...CONTACT.shipping_address, last_name: " " } }],
])("%s is refused", async (_what, change) => {
  const cart = await orderableCart("stool");
  await store("POST", `/carts/${cart}`, change);
  expect((await checkout(cart)).status).toBe(400);
});

test("without consent nothing is ordered, not even for free", async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(50));
  await terms(cart, { data_security: false });
  expect(pathsOf(await checkout(cart))).toEqual(["data_security"]);
  expect((await complete(cart)).status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test("a card order is for the exact total, and a double click opens one payment page", async () => {
  const cart = await orderableCart("table", "stool");
  const [first, second] = await Promise.all([checkout(cart), checkout(cart)]);
  expect(first.body).toEqual({ next: "redirect", url: expect.stringContaining("cs_") });
  expect(second.body).toEqual(first.body);
  const sessions = await rows(
    `select s.amount, s.provider_id from payment_session s
     join cart_payment_collection l on l.payment_collection_id = s.payment_collection_id
     where l.cart_id = $1 and s.deleted_at is null`,
    cart,
  );
  expect(sessions).toEqual([{ amount: "1666", provider_id: "pp_stripe-checkout_card" }]);
});

test("a card order is not placed before it is paid", async () => {
  const cart = await orderableCart("stool");
  await checkout(cart);
  expect((await complete(cart)).body.type).not.toBe("order");
  expect(await ordersOf(cart)).toBe(0);
});

test("paid by card there is one order, of the total, with the terms the server knows", async () => {
  const cart = await orderableCart("table", "stool");
  await store("POST", `/carts/${cart}`, {
    metadata: { pay_by: "free", message: "Bitte klingeln", evil: true },
  });
  await terms(cart, { express_build: true });
  const { summary } = await look(cart);
  const { body } = await checkout(cart);
  expect(await payOnPage(body.url)).toBe(true);
  const answers = await Promise.all([complete(cart), complete(cart), complete(cart)]);
  const orders = answers.map((answer) => answer.body.order?.id);
  expect(new Set(orders).size).toBe(1);
  expect(await ordersOf(cart)).toBe(1);
  const { order } = answers[0].body;
  expect(order.total).toBe(summary.total);
  const record = await recordOf(order.id);
  expect(record).toMatchObject({
    pay_by: "card",
    express_build: true,
    total: 1731,
    message: "Bitte klingeln",
  });
  expect(record).not.toHaveProperty("evil");
  expect(order.items.map((item: { metadata: { kind: string } }) => item.metadata.kind).sort()).toEqual([
    "stool",
    "table",
  ]);
  expect((await complete(cart)).body.order.id).toBe(order.id);
});

test("a cart that changes while its payment page is open is paid at its new total only", async () => {
  const cart = await orderableCart("stool");
  const old = await checkout(cart);
  await add(cart, "bench");
  expect(await payOnPage(old.body.url)).toBe(false);
  const fresh = await checkout(cart);
  expect(fresh.body.url).not.toBe(old.body.url);
  expect(await payOnPage(fresh.body.url)).toBe(true);
  const { body } = await complete(cart);
  expect(body.order.total).toBe(935 + 194 - 19);
});

test("a cart that is paid but not yet ordered stays as it was paid, whatever is tried", async () => {
  const cart = await orderableCart("table", "stool");
  const voucher = await newVoucher(50);
  const { body } = await checkout(cart);
  await keepSilent(body.url);
  expect(await payOnPage(body.url)).toBe(true);
  const before = await look(cart);
  const { lines } = before.summary;
  const attempts = [
    () => add(cart, "bench"),
    () => terms(cart, { shipping: "pickup" }),
    () => terms(cart, { outside_germany: true }),
    () => terms(cart, { data_security: false }),
    () => enter(cart, voucher),
    () => store("DELETE", `/carts/${cart}/line-items/${lines[0].id}`),
    () => store("POST", `/carts/${cart}/line-items/${lines[1].id}`, { quantity: 0 }),
    () => store("POST", `/carts/${cart}`, { shipping_address: { city: "" } }),
  ];
  for (const attempt of attempts) {
    const { status, body: refusal } = await attempt();
    expect([status, refusal.issues?.[0].code], `${attempt} ${JSON.stringify(refusal).slice(0, 300)}`).toEqual(
      [400, "payment_underway"],
    );
    const { summary, cart: stored } = await look(cart);
    expect(summary).toEqual(before.summary);
    expect(stored.total).toBe(before.cart.total);
    expect(stored.shipping_address).toMatchObject(CONTACT.shipping_address);
  }
  expect((await complete(cart)).body.order.total).toBe(before.summary.total);
});

test("taking back consent closes the payment page", async () => {
  const cart = await orderableCart("stool");
  const { body } = await checkout(cart);
  await terms(cart, { data_security: false });
  expect(await payOnPage(body.url)).toBe(false);
});

test("a reservation abroad is placed without payment, and only with the terms for it", async () => {
  const cart = await orderableCart("table");
  await terms(cart, { outside_germany: true });
  await store("POST", `/carts/${cart}`, {
    shipping_address: { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code: "at" },
  });
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { body } = await complete(cart);
  expect(body.order.total).toBe(1491);
  expect(await recordOf(body.order.id)).toMatchObject({ pay_by: "reservation", outside_germany: true });
});

test("a reservation that is prepared does not pay for an order at home", async () => {
  const cart = await orderableCart("table");
  await terms(cart, { outside_germany: true, shipping: "pickup" });
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  await terms(cart, { outside_germany: false });
  expect((await complete(cart)).status).toBe(400);
  expect(await ordersOf(cart)).toBe(0);
});

test("an order becomes closed to every change", async () => {
  const cart = await orderableCart("sample");
  await enter(cart, await newVoucher(5));
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  expect((await complete(cart)).body.type).toBe("order");
  const { summary } = await look(cart);
  const attempts = [
    add(cart, "stool"),
    terms(cart, { shipping: "pickup" }),
    checkout(cart),
    enter(cart, "X"),
    store("POST", `/carts/${cart}`, { email: "other@example.test" }),
    store("DELETE", `/carts/${cart}/line-items/${summary.lines[0].id}`),
  ];
  for (const { status } of await Promise.all(attempts)) expect(status).toBe(400);
});

test("order numbers are never given twice", async () => {
  const carts = await Promise.all(Array.from({ length: 4 }, () => orderableCart("stool")));
  const orders = await Promise.all(
    carts.map(async (cart) => {
      await terms(cart, { outside_germany: true, shipping: "pickup" });
      await checkout(cart);
      return (await complete(cart)).body.order.display_id;
    }),
  );
  expect(new Set(orders).size).toBe(4);
});
