import Medusa, { type FetchError } from "@medusajs/js-sdk";
import { beforeAll, expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  CONTACT,
  call,
  cartWith,
  enter,
  look,
  newVoucher,
  orderableCart,
  ordersOf,
  regionIds,
  rows,
  shop,
  store,
} from "../../../tests/shopper/shop";

/** Medusa's own client, which knows Medusa's routes and nothing of this shop. */
const sdk = new Medusa({ baseUrl: shop.medusa, publishableKey: shop.publishableKey });

const CARD = "pp_stripe-checkout_card";
const SYSTEM = "pp_system_default";

let variants: string[];
beforeAll(async () => {
  const { products } = await sdk.store.product.list({ fields: "id,*variants" });
  variants = products.flatMap((product) => product.variants?.map(({ id }) => id) ?? []);
});

/** What a request of the client came to: its HTTP status. */
async function statusOf(request: Promise<unknown>): Promise<number> {
  return request.then(
    () => 200,
    (error: FetchError) => error.status ?? 0,
  );
}

/** A raw request through the client, for what its methods do not offer. */
function raw(method: string, path: string, body?: unknown): Promise<unknown> {
  return sdk.client.fetch(path, { method, ...(body !== undefined && { body }) });
}

/** Tries something; whatever the answer, lines and money stay as they were. */
async function tryOn(cart: string, request: () => Promise<unknown>): Promise<number> {
  const before = await look(cart);
  const status = await statusOf(request());
  expect(status).toBeLessThan(500);
  const after = await look(cart);
  expect(after.summary).toEqual(before.summary);
  expect(after.cart.total).toBe(before.cart.total);
  expect(after.cart.items.map(lineFacts)).toEqual(before.cart.items.map(lineFacts));
  return status;
}

interface Line {
  id: string;
  unit_price: number;
  quantity: number;
  variant_id: string;
  metadata: unknown;
}
const lineFacts = ({ id, unit_price, quantity, variant_id, metadata }: Line) => ({
  id,
  unit_price,
  quantity,
  variant_id,
  metadata,
});

test("no variant goes into a cart, whatever price, metadata or number comes with it", async () => {
  const cart = await cartWith("table");
  const { summary } = await look(cart);
  const { configuration_id } = summary.lines[0];
  for (const variant_id of variants) {
    const bodies = [
      { variant_id, quantity: 1 },
      { variant_id, quantity: 1, metadata: { kind: "sample", configuration_id } },
      { variant_id, quantity: 1000, unit_price: 0.01, is_custom_price: true },
    ];
    for (const body of bodies) {
      expect(await tryOn(cart, () => sdk.store.cart.createLineItem(cart, body))).toBe(400);
    }
  }
  const items = [{ variant_id: variants[0] ?? "", quantity: 1 }];
  const { home } = await regionIds();
  expect(await statusOf(sdk.store.cart.create({ region_id: home, items }))).toBe(400);
  for (const path of ["line-items/batch", "items/batch", "items"]) {
    const status = await tryOn(cart, () =>
      raw("POST", `/store/carts/${cart}/${path}`, { items, create: items }),
    );
    expect([400, 404]).toContain(status);
  }
});

test("a configured line keeps quantity, price, metadata and variant", async () => {
  const cart = await cartWith("table", "stool");
  const { cart: stored } = await look(cart);
  for (const { id } of stored.items) {
    const changes = [
      { quantity: 2 },
      { quantity: 1, metadata: { kind: "sample" } },
      { quantity: 1, metadata: { configuration_id: "fconf_other", facts: {} } },
      { quantity: 1, metadata: null },
      { quantity: 1, unit_price: 1 },
      { quantity: 1, variant_id: variants[0] },
      { quantity: 1, is_tax_inclusive: false },
      { quantity: 1e-9 },
      { quantity: -1 },
    ];
    for (const change of changes) {
      expect(
        await tryOn(cart, () => sdk.store.cart.updateLineItem(cart, id, change as { quantity: number })),
      ).toBe(400);
    }
  }
});

test("codes beside the one voucher take nothing off, and a used one is used", async () => {
  const [mine, other] = [await newVoucher(50), await newVoucher(500)];
  const cart = await cartWith("table");
  await enter(cart, mine);
  for (const promo_codes of [
    [mine, other],
    [other],
    [mine, mine, other],
    ["", other],
    [other.toLowerCase()],
  ]) {
    expect(
      await tryOn(cart, () => raw("POST", `/store/carts/${cart}/promotions`, { promo_codes })),
      String(promo_codes),
    ).toBe(400);
    expect(await tryOn(cart, () => sdk.store.cart.update(cart, { promo_codes }))).toBe(400);
  }
});

test("shipping, region, currency, metadata and additional data change no price", async () => {
  const cart = await cartWith("table");
  const { shipping_options } = await sdk.store.fulfillment.listCartOptions({ cart_id: cart });
  expect(shipping_options.length).toBeGreaterThan(0);
  for (const { id } of shipping_options) {
    const body = { option_id: id, data: { amount: -500, shipping: "pickup" } };
    expect(await tryOn(cart, () => sdk.store.cart.addShippingMethod(cart, body))).toBe(400);
    await tryOn(cart, () =>
      raw("POST", `/store/shipping-options/${id}/calculate`, { cart_id: cart, data: {} }),
    );
  }
  const { abroad } = await regionIds();
  const refused = [
    { metadata: { shipping: "pickup", total: 0, pay_by: "free", voucher_code: "X" } },
    { region_id: abroad },
    { currency_code: "jpy" },
    { total: 1 },
    { items: [] },
    { completed_at: 1 },
  ];
  for (const change of refused) {
    expect(await tryOn(cart, () => sdk.store.cart.update(cart, change))).toBe(400);
  }
  const metadata = { price: 0, lines: [] };
  expect(await tryOn(cart, () => sdk.store.cart.update(cart, { metadata }))).toBe(200);
  await tryOn(cart, () => raw("POST", `/store/carts/${cart}`, { additional_data: { unit_price: 1 } }));
});

test("no payment is prepared with another provider, for another amount or before the order is complete", async () => {
  const early = await cartWith("table");
  const { cart: unready } = await sdk.store.cart.retrieve(early);
  expect(await statusOf(sdk.store.payment.initiatePaymentSession(unready, { provider_id: CARD }))).toBe(400);

  const ready = await orderableCart("table");
  const { cart } = await sdk.store.cart.retrieve(ready);
  for (const provider_id of [SYSTEM, "pp_unknown", ""]) {
    const status = await statusOf(sdk.store.payment.initiatePaymentSession(cart, { provider_id }));
    expect([400, 404]).toContain(status);
  }
  const data = { amount: 1, unit_amount: 1, total: 1, currency: "jpy", cart_id: early, status: "captured" };
  const { payment_collection } = await sdk.store.payment.initiatePaymentSession(cart, {
    provider_id: CARD,
    data,
  });
  expect(payment_collection.payment_sessions?.map(({ amount }) => amount)).toEqual([1491]);
  expect(await statusOf(raw("POST", "/store/payment-collections", { cart_id: ready, amount: 1 }))).toBe(400);
  const url = payment_collection.payment_sessions?.[0]?.data.url;
  expect(await payOnPage(String(url))).toBe(true);
  const completed = await sdk.store.cart.complete(ready);
  expect(completed.type === "order" && completed.order.total).toBe(1491);
  expect(await capturedOf(ready)).toBe(1491);
});

async function capturedOf(cart: string): Promise<number> {
  const [row] = await rows(
    `select sum(c.amount)::float as sum from cart_payment_collection l
     join payment p on p.payment_collection_id = l.payment_collection_id
     join capture c on c.payment_id = p.id where l.cart_id = $1`,
    cart,
  );
  return Number(row?.sum);
}

test("a cart is not completed without its payment, and not with that of a cheaper cart", async () => {
  const dear = await orderableCart("table");
  expect(await hasBecomeOrder(dear)).toBe(false);
  const cheap = await orderableCart("sample");
  const { cart } = await sdk.store.cart.retrieve(cheap);
  const { payment_collection } = await sdk.store.payment.initiatePaymentSession(cart, { provider_id: CARD });
  expect(await payOnPage(String(payment_collection.payment_sessions?.[0]?.data.url))).toBe(true);
  expect(await hasBecomeOrder(dear)).toBe(false);
  const collections = await raw("POST", "/store/payment-collections", { cart_id: dear });
  expect(JSON.stringify(collections)).not.toContain(payment_collection.id);
  const completed = await sdk.store.cart.complete(cheap);
  expect(completed.type === "order" && completed.order.total).toBe(5);
});

async function hasBecomeOrder(cart: string): Promise<boolean> {
  await statusOf(sdk.store.cart.complete(cart));
  return (await ordersOf(cart)) > 0;
}

test("a payment session abroad does not pay at home", async () => {
  const cart = await orderableCart("table");
  await store("POST", `/carts/${cart}/terms`, { outside_germany: true, shipping: "pickup" });
  const { cart: abroad } = await sdk.store.cart.retrieve(cart);
  expect(await statusOf(sdk.store.payment.initiatePaymentSession(abroad, { provider_id: SYSTEM }))).toBe(200);
  await store("POST", `/carts/${cart}/terms`, { outside_germany: false });
  expect(await hasBecomeOrder(cart)).toBe(false);
});

test("nobody takes the cart or order of another", async () => {
  const cart = await orderableCart("table", "stool");
  expect(await tryOn(cart, () => sdk.store.cart.transferCart(cart))).toBe(401);
  const foreign = await reservedOrder();
  for (const request of [
    () => sdk.store.order.requestTransfer(foreign, {}),
    () => sdk.store.order.acceptTransfer(foreign, { token: "guess" }),
    () => sdk.client.fetch("/store/orders", { method: "POST", body: { id: foreign } }),
  ]) {
    const status = await statusOf(request());
    expect(status).toBeLessThan(500);
  }
});

test("an account under another person's address, which Medusa would give their orders to, cannot be opened", async () => {
  const email = `opfer-${Date.now()}@example.test`;
  const asked = (method: string, path: string, token: string, body?: object) =>
    call(`${shop.medusa}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-publishable-api-key": shop.publishableKey,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const login = { email, password: "s3cret-enough" };
  const registered = await asked("POST", "/auth/customer/emailpass/register", "", login);
  await asked("POST", "/store/customers", registered.body.token, { email });
  const { body } = await asked("POST", "/auth/customer/emailpass", "", login);
  await reservedOrder({ email });
  const { body: found } = await asked("GET", "/store/orders?fields=id,*shipping_address", body.token);
  expect(found.orders ?? []).toEqual([]);
  expect(registered.status).toBe(400);
});

/** An order placed without payment, abroad. */
async function reservedOrder(contact: object = {}): Promise<string> {
  const cart = await orderableCart("table");
  await store("POST", `/carts/${cart}/terms`, { outside_germany: true });
  const shipping_address = { ...CONTACT.shipping_address, postal_code: "1010", country_code: "at" };
  await store("POST", `/carts/${cart}`, { shipping_address, ...contact });
  await store("POST", `/carts/${cart}/checkout`, {});
  return (await store("POST", `/carts/${cart}/complete`)).body.order.id;
}

test("a shopper's client edits no order, cancels none and sends nothing back for money", async () => {
  const id = await reservedOrder();
  const lines = await rows("select item_id as id from order_item where order_id = $1", id);
  const before = await orderFacts(id);
  const item = lines[0]?.id;
  const attempts: [string, string, object][] = [
    [
      "POST",
      "/store/returns",
      { order_id: id, items: [{ id: item, quantity: 1 }], return_shipping: { option_id: "so_x" } },
    ],
    ["POST", "/store/returns", { order_id: id, items: [{ id: item, quantity: 1 }] }],
    ["POST", "/store/order-edits", { order_id: id }],
    ["POST", `/store/orders/${id}`, { metadata: { pay_by: "free" }, total: 1 }],
    ["POST", `/store/orders/${id}/cancel`, {}],
    ["DELETE", `/store/orders/${id}`, {}],
    ["POST", "/admin/orders", { id }],
    ["POST", `/admin/orders/${id}/cancel`, {}],
    ["POST", "/admin/order-edits", { order_id: id }],
    ["POST", "/admin/furniture/vouchers", { value: 500 }],
  ];
  for (const [method, path, body] of attempts) {
    const status = await statusOf(raw(method, path, body));
    expect([400, 401, 404], `${method} ${path} answers ${status}`).toContain(status);
    expect(await orderFacts(id), `${method} ${path}`).toEqual(before);
  }
});

async function orderFacts(id: string): Promise<unknown> {
  const [order] = await rows('select status, version, canceled_at, metadata from "order" where id = $1', id);
  const returns = await rows("select id from return where order_id = $1 and deleted_at is null", id);
  return { order, returns };
}
