import { beforeAll, expect, test } from "vitest";
import { add, cartWith, look, newCart, orderableCart, regionIds, store } from "../../../tests/shopper/shop";

let variant: string;

beforeAll(async () => {
  const { body } = await store("GET", "/products?handle=table&fields=id,*variants");
  variant = body.products[0].variants[0].id;
});

async function unchanged<T>(cartId: string, deed: () => Promise<T>): Promise<T> {
  const before = await look(cartId);
  const result = await deed();
  const after = await look(cartId);
  expect(after.summary).toEqual(before.summary);
  expect(after.cart.total).toBe(before.cart.total);
  return result;
}

test("the bare product cannot be bought, whatever comes with it", async () => {
  const cart = await cartWith("table");
  const { summary } = await look(cart);
  const { configuration_id } = summary.lines[0];
  const bodies = [
    { variant_id: variant, quantity: 1 },
    { variant_id: variant, quantity: 1, unit_price: 1 },
    { variant_id: variant, quantity: 1, metadata: { kind: "table", configuration_id } },
    { variant_id: variant, quantity: 1, additional_data: { unit_price: 1 } },
  ];
  for (const body of bodies) {
    const { status } = await unchanged(cart, () => store("POST", `/carts/${cart}/line-items`, body));
    expect(status).toBe(400);
  }
});

test("a cart cannot be born with bare products in it", async () => {
  const { home } = await regionIds();
  const { status, body } = await store("POST", "/carts", {
    region_id: home,
    items: [{ variant_id: variant, quantity: 1 }],
  });
  expect(status).toBe(400);
  expect(body.issues[0].path).toBe("items");
});

test("a cart cannot be born with the address of another cart, nor with texts that no cart takes later", async () => {
  const { home } = await regionIds();
  const other = await orderableCart("stool");
  const { shipping_address } = (await look(other)).cart;
  const begin = (more: object) => store("POST", "/carts", { region_id: home, ...more });
  const said = async (more: object) => {
    const { status, body } = await begin(more);
    return [status, body.issues?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)];
  };
  for (const field of ["shipping_address", "billing_address"])
    expect(await said({ [field]: shipping_address.id })).toEqual([400, [`${field} address_by_id`]]);
  expect(
    await said({ shipping_address: { country_code: "x".repeat(50_000), first_name: "x".repeat(121) } }),
  ).toEqual([400, ["shipping_address.first_name too_long", "shipping_address.country_code too_long"]]);
  expect((await begin({ shipping_address: { city: "Berlin" } })).status).toBe(200);
});

test.each([
  { quantity: 2 },
  { quantity: 0.5 },
  { quantity: 1, unit_price: 1 },
  { quantity: 1, metadata: { kind: "sample" } },
  { quantity: 1, metadata: { configuration_id: "fconf_other" } },
])("a configured line cannot be changed to %j", async (change) => {
  const cart = await cartWith("table", "stool");
  const { summary } = await look(cart);
  const { status } = await unchanged(cart, () =>
    store("POST", `/carts/${cart}/line-items/${summary.lines[0].id}`, change),
  );
  expect(status).toBe(400);
});

test("a line cannot be taken out through another cart", async () => {
  const mine = await cartWith("table", "stool");
  const other = await cartWith("stool");
  const { summary } = await look(mine);
  const { status } = await unchanged(mine, () =>
    store("DELETE", `/carts/${other}/line-items/${summary.lines[0].id}`),
  );
  expect(status).toBe(404);
});

test("shipping methods come from the terms alone", async () => {
  const cart = await cartWith("table");
  const { body } = await store("GET", `/shipping-options?cart_id=${cart}`);
  expect(body.shipping_options.length).toBeGreaterThan(0);
  for (const { id } of body.shipping_options) {
    const { status } = await unchanged(cart, () =>
      store("POST", `/carts/${cart}/shipping-methods`, { option_id: id }),
    );
    expect(status).toBe(400);
  }
});

test("the region follows the terms, and no currency makes a table cheaper", async () => {
  const cart = await cartWith("table");
  const { abroad, home } = await regionIds();
  expect((await unchanged(cart, () => store("POST", `/carts/${cart}`, { region_id: abroad }))).status).toBe(
    400,
  );
  const born = await store("POST", "/carts", { region_id: home, currency_code: "jpy" });
  expect(born.status).toBe(400);
  const abroadBorn = await store("POST", "/carts", { region_id: abroad });
  const { body } = await add(abroadBorn.body.cart.id, "table");
  expect(body.cart).toMatchObject({ region_id: home, currency_code: "eur", total: 1491 });
});

test("a client's metadata on the cart changes nothing", async () => {
  const cart = await cartWith("table");
  await unchanged(cart, () =>
    store("POST", `/carts/${cart}`, {
      metadata: { shipping: "pickup", pay_by: "free", total: 0, kind: "sample" },
    }),
  );
});

test("fields of Medusa that no shopper needs are refused, not passed on", async () => {
  const cart = await cartWith("table");
  for (const body of [
    { items: [] },
    { total: 1 },
    { completed_at: "2026-01-01" },
    { customer_id: "cus_1" },
  ]) {
    const { status } = await unchanged(cart, () => store("POST", `/carts/${cart}`, body));
    expect(status).toBe(400);
  }
});

test("Medusa's own way to a payment passes the same gate", async () => {
  const cart = await cartWith("table");
  const { body } = await store("POST", "/payment-collections", { cart_id: cart });
  const sessions = `/payment-collections/${body.payment_collection.id}/payment-sessions`;
  const early = await store("POST", sessions, { provider_id: "pp_stripe-checkout_card" });
  expect(early.status).toBe(400);
  expect(early.body.issues.map(({ path }: { path: string }) => path)).toContain("data_security");
  const ready = await orderableCart("table");
  const collection = await store("POST", "/payment-collections", { cart_id: ready });
  const path = `/payment-collections/${collection.body.payment_collection.id}/payment-sessions`;
  const system = await store("POST", path, { provider_id: "pp_system_default" });
  expect(system.status).toBe(400);
  const card = await store("POST", path, { provider_id: "pp_stripe-checkout_card" });
  expect(card.status).toBe(200);
  expect(card.body.payment_collection.payment_sessions[0].amount).toBe(1491);
});

test.each([
  ["GET", "/summary", undefined],
  ["POST", "/furniture", { kind: "stool", configuration: {} }],
  ["POST", "/terms", { shipping: "pickup" }],
  ["POST", "/checkout", { locale: "de" }],
  ["POST", "/promotions", { promo_codes: ["X"] }],
  ["DELETE", "/line-items/cali_1", undefined],
  ["POST", "/complete", undefined],
])("%s %s of an unknown cart is a 404", async (method, path, body) => {
  const { status } = await store(method, `/carts/cart_unknown${path}`, body);
  expect(status).toBe(404);
});

test("an empty cart cannot be ordered", async () => {
  const cart = await newCart();
  const { status, body } = await store("POST", `/carts/${cart}/checkout`, {});
  expect(status).toBe(400);
  expect(body.issues.map(({ path }: { path: string }) => path)).toContain("lines");
  expect((await store("POST", `/carts/${cart}/complete`)).status).toBe(400);
});
