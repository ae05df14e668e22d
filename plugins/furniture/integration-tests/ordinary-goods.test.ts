import { afterAll, beforeAll, expect, test } from "vitest";
import { change, formOf, linesOf, mailOf } from "./changed-orders";
import { payOnPage } from "./payment-page";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  enter,
  look,
  newCart,
  newVoucher,
  orderableCart,
  recordOf,
  rows,
  store,
  terms,
} from "./shop";

/** A tin of wax, sent as a parcel; EUR, VAT included. */
const wax = { product: "", variant: "", option: "" };
const TIN = 11.9;
const PARCEL = 5.95;

beforeAll(async () => {
  const { body: furniture } = await admin("GET", "/products?limit=1&fields=id,*sales_channels");
  const sales_channels = [{ id: furniture.products[0].sales_channels[0].id }];
  const { body: options } = await admin(
    "GET",
    "/shipping-options?fields=id,service_zone_id,provider_id,*type",
  );
  const own = options.shipping_options.find(
    ({ type }: { type: { code: string } }) => type.code === "furniture-delivery",
  );
  const name = `Kleines ${Date.now()}`;
  const { body: made } = await admin("POST", "/shipping-profiles", { name, type: name });
  const shipping_profile_id = made.shipping_profile.id;
  const { body: option } = await admin("POST", "/shipping-options", {
    name: "Paket",
    service_zone_id: own.service_zone_id,
    shipping_profile_id,
    provider_id: own.provider_id,
    price_type: "flat",
    type: { label: "Paket", description: "Mit der Post", code: "parcel" },
    prices: [{ currency_code: "eur", amount: PARCEL }],
    rules: [],
  });
  wax.option = option.shipping_option.id;
  const { body: product } = await admin("POST", "/products", {
    title: "Wachs",
    handle: `wachs-${Date.now()}`,
    status: "published",
    shipping_profile_id,
    sales_channels,
    options: [{ title: "Menge", values: ["250 ml"] }],
    variants: [
      {
        title: "250 ml",
        options: { Menge: "250 ml" },
        manage_inventory: false,
        prices: [{ currency_code: "eur", amount: TIN }],
      },
    ],
  });
  wax.product = product.product.id;
  wax.variant = product.product.variants[0].id;
});

/** Other tests try every option that there is. */
afterAll(async () => {
  expect((await admin("DELETE", `/shipping-options/${wax.option}`)).status).toBe(200);
  expect((await admin("DELETE", `/products/${wax.product}`)).status).toBe(200);
});

const addWax = (cart: string, quantity: number, more: object = {}) =>
  store("POST", `/carts/${cart}/line-items`, { variant_id: wax.variant, quantity, ...more });
const sendParcel = (cart: string) =>
  store("POST", `/carts/${cart}/shipping-methods`, { option_id: wax.option });
const toCents = (eur: number) => Math.round(eur * 100) / 100;

/** A table and two tins, ordered and paid. */
async function mixedOrder(): Promise<{ id: string; url: string; total: number }> {
  const cart = await orderableCart("table");
  expect((await addWax(cart, 2)).status).toBe(200);
  expect((await sendParcel(cart)).status).toBe(200);
  const { url } = (await checkout(cart)).body;
  expect(await payOnPage(url)).toBe(true);
  const { order } = (await complete(cart)).body;
  return { id: order.id, url, total: order.total };
}

test("a cart of a table and two tins of wax costs both, asks for the parcel before paying, and becomes one order", async () => {
  const cart = await orderableCart("table");
  const added = await addWax(cart, 2);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const { summary } = await look(cart);
  expect(summary.lines.map(({ kind }: { kind: string }) => kind)).toEqual(["table"]);
  expect(summary.ordinary_lines).toMatchObject([{ title: "Wachs, 250 ml", quantity: 2, total: 2 * TIN }]);
  expect([summary.goods, summary.total]).toEqual([1491, 1491 + 2 * TIN]);
  const early = await checkout(cart);
  expect([early.status, early.body.issues?.map(({ code }: { code: string }) => code)]).toEqual([
    400,
    ["delivery_missing"],
  ]);

  expect((await sendParcel(cart)).status).toBe(200);
  const total = toCents(1491 + 2 * TIN + PARCEL);
  const ready = await look(cart);
  expect([ready.summary.total, ready.cart.total]).toEqual([total, total]);
  expect(ready.cart.shipping_methods).toHaveLength(2);
  const { body } = await checkout(cart);
  expect(body.next, JSON.stringify(body)).toBe("redirect");
  expect(await payOnPage(body.url)).toBe(true);
  const { order } = (await complete(cart)).body;
  expect(order.total).toBe(total);
  expect(await recordOf(order.id)).toMatchObject({ total, goods: 1491 });
  const [paid] = await rows(
    "select sum(amount)::float as sum from order_transaction where order_id = $1 and deleted_at is null",
    order.id,
  );
  expect(paid?.sum).toBe(total);
  const { bill } = (await store("GET", `/orders/${order.id}/bill`)).body;
  expect(bill).toMatchObject({
    total,
    goods: 1491,
    ordinary_lines: [{ title: "Wachs, 250 ml", quantity: 2, total: 2 * TIN }],
    ordinary_delivery: PARCEL,
  });
  const mail = await mailOf(order.id, "order_confirmation");
  for (const words of ["2 × Wachs, 250 ml", "23,80", "5,95", "1.520,75"]) expect(mail.text).toContain(words);
  const { body: sheet } = await admin("GET", `/furniture/orders/${order.id}`);
  expect(sheet.order.lines).toHaveLength(1);
  const { body: compared } = await admin("POST", "/furniture/reconciliations");
  expect(compared.findings.filter(({ order_id }: { order_id: string }) => order_id === order.id)).toEqual([]);
});

test("what rules furniture in a cart leaves ordinary goods alone, and the other way round", async () => {
  const cart = await orderableCart("table", "stool");
  await addWax(cart, 1);
  await sendParcel(cart);
  const others = TIN + PARCEL;
  // Ten per cent off the stool: 19 EUR.
  expect((await look(cart)).summary.total).toBe(toCents(1666 + others));
  const code = await newVoucher(50);
  expect((await enter(cart, code)).status).toBe(200);
  const { summary, cart: stored } = await look(cart);
  expect([summary.total, stored.total]).toEqual([toCents(1616 + others), toCents(1616 + others)]);
  const [line] = summary.ordinary_lines;
  const more = await store("POST", `/carts/${cart}/line-items/${line.id}`, { quantity: 3 });
  expect(more.status, JSON.stringify(more.body)).toBe(200);
  expect((await look(cart)).summary.total).toBe(toCents(1616 + 3 * TIN + PARCEL));
  // The last tin takes its parcel with it.
  expect((await store("DELETE", `/carts/${cart}/line-items/${line.id}`)).status).toBe(200);
  const left = await look(cart);
  expect([left.summary.total, left.cart.total, left.cart.shipping_methods.length]).toEqual([1616, 1616, 1]);
});

test("what is reserved abroad is furniture alone, and the refusal says what to do", async () => {
  const cart = await orderableCart("stool");
  await addWax(cart, 1);
  await sendParcel(cart);
  await terms(cart, { outside_germany: true });
  await store("POST", `/carts/${cart}`, {
    shipping_address: { ...CONTACT.shipping_address, country_code: "at", postal_code: "1010", city: "Wien" },
  });
  const refused = await checkout(cart);
  expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([400, "ordinary_abroad"]);
  expect(refused.body.message).toContain("Bitte nimm die weiteren Waren aus dem Warenkorb");
});

test("furniture comes into a cart by its own route alone, whatever ordinary goods lie there", async () => {
  const cart = await newCart();
  expect((await addWax(cart, 1)).status).toBe(200);
  const { body } = await admin("GET", "/products?limit=50&fields=id,metadata,*variants");
  const table = body.products.find(
    ({ metadata }: { metadata?: { kind?: string } }) => metadata?.kind === "table",
  );
  const bare = await store("POST", `/carts/${cart}/line-items`, {
    variant_id: table.variants[0].id,
    quantity: 1,
  });
  expect([bare.status, bare.body.issues?.[0]?.code]).toEqual([400, "not_configured"]);
  const { body: options } = await admin("GET", "/shipping-options?fields=id,*type");
  const own = options.shipping_options.find(
    ({ type }: { type: { code: string } }) => type.code === "furniture-pickup",
  );
  const method = await store("POST", `/carts/${cart}/shipping-methods`, { option_id: own.id });
  expect([method.status, method.body.issues?.[0]?.code]).toEqual([400, "terms_decide"]);
  for (const metadata of [{ kind: "table" }, { configuration_id: "fconf_1" }]) {
    const dressed = await addWax(cart, 1, { metadata });
    expect([dressed.status, dressed.body.issues?.[0]?.code]).toEqual([400, "not_configured"]);
  }
});

test("a mixed order is changed with its tins left as they are, and a tin comes back by Medusa's own return", async () => {
  const { id, total } = await mixedOrder();
  const wish = { lines: [...(await linesOf(id)), { kind: "stool", configuration: {} }] };
  const changed = await change(id, wish);
  expect([changed.status, changed.body.issues]).toEqual([200, undefined]);
  // A stool of 194 EUR, ten per cent off as the cheaper piece.
  const { body } = await admin("GET", `/orders/${id}?fields=id,total,*items,*items.detail`);
  expect(body.order.total).toBe(toCents(total + 175));
  expect((await formOf(id)).versions.at(-1)).toMatchObject({ difference: 175, total: toCents(total + 175) });
  const tin = body.order.items.find(({ variant_id }: { variant_id: string }) => variant_id === wax.variant);
  expect(tin.quantity).toBe(2);
  const packed = await admin("POST", `/orders/${id}/fulfillments`, {
    items: [{ id: tin.id, quantity: 2 }],
    shipping_option_id: wax.option,
  });
  expect(packed.status, JSON.stringify(packed.body)).toBe(200);
  const { body: begun } = await admin("POST", "/returns", { order_id: id });
  const back = begun.return?.id;
  const asked = await admin("POST", `/returns/${back}/request-items`, {
    items: [{ id: tin.id, quantity: 1 }],
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  expect((await admin("POST", `/returns/${back}/request`)).status).toBe(200);
});

test("an order without furniture is Medusa's own from its payment to its end", async () => {
  const cart = await newCart();
  await addWax(cart, 1);
  await store("POST", `/carts/${cart}`, CONTACT);
  await sendParcel(cart);
  const { body: collection } = await store("POST", "/payment-collections", { cart_id: cart });
  const session = await store(
    "POST",
    `/payment-collections/${collection.payment_collection.id}/payment-sessions`,
    {
      provider_id: "pp_system_default",
    },
  );
  expect(session.status, JSON.stringify(session.body)).toBe(200);
  const { body: placed } = await complete(cart);
  expect(placed.type, JSON.stringify(placed)).toBe("order");
  const { id } = placed.order;
  expect(placed.order.total).toBe(toCents(TIN + PARCEL));
  await rows(`update order_cart set created_at = now() - interval '5 minutes' where order_id = $1`, id);
  const { body: compared } = await admin("POST", "/furniture/reconciliations");
  expect(compared.findings.filter(({ order_id }: { order_id: string }) => order_id === id)).toEqual([]);
  const ours = await rows(
    `select id from furniture_order where order_id = $1 union select id from furniture_mail where order_id = $1`,
    id,
  );
  expect(ours).toEqual([]);
  const edit = await admin("POST", "/order-edits", { order_id: id });
  expect(edit.status, JSON.stringify(edit.body)).toBe(200);
  const another = await admin("POST", `/order-edits/${id}/items`, {
    items: [{ variant_id: wax.variant, quantity: 1 }],
  });
  expect(another.status, JSON.stringify(another.body)).toBe(200);
  expect((await admin("DELETE", `/order-edits/${id}`)).status).toBe(200);
  expect((await admin("POST", `/orders/${id}/cancel`)).status).toBe(200);
  expect(await rows("select id from furniture_mail where order_id = $1", id)).toEqual([]);
});

test("no bare furniture comes into an order of ordinary goods by an edit", async () => {
  const cart = await newCart();
  await addWax(cart, 1);
  await store("POST", `/carts/${cart}`, CONTACT);
  await sendParcel(cart);
  const { body: collection } = await store("POST", "/payment-collections", { cart_id: cart });
  await store("POST", `/payment-collections/${collection.payment_collection.id}/payment-sessions`, {
    provider_id: "pp_system_default",
  });
  const { id } = (await complete(cart)).body.order;
  await admin("POST", "/order-edits", { order_id: id });
  const { body } = await admin("GET", "/products?limit=50&fields=id,metadata,*variants");
  const stool = body.products.find(
    ({ metadata }: { metadata?: { kind?: string } }) => metadata?.kind === "stool",
  );
  const refused = await admin("POST", `/order-edits/${id}/items`, {
    items: [{ variant_id: stool.variants[0].id, quantity: 1 }],
  });
  expect([refused.status, refused.body.issues?.[0]?.code]).toEqual([400, "order_edit"]);
  await admin("DELETE", `/order-edits/${id}`);
  expect((await add(cart, "stool")).status).toBe(400);
});
