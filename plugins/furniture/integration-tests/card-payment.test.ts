import { expect, test } from "vitest";
import { keepSilent, payOnPage } from "../../../tests/shopper/payment-page";
import {
  add,
  CONTACT,
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
  const forged = await store("POST", `/carts/${cart}`, { metadata: { pay_by: "free" } });
  expect([forged.status, forged.body.issues[0].path]).toEqual([400, "metadata.pay_by"]);
  await store("POST", `/carts/${cart}`, { metadata: { message: "Bitte klingeln", evil: true } });
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
