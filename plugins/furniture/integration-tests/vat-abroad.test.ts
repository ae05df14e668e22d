import { expect, onTestFinished, test } from "vitest";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  look,
  orderableCart,
  regionIds,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { sentMailsOf } from "./mailbox";

/** A reservation of a table and a stool with express build, delivered to a country. Returns its cart's id. */
async function cartTo(country_code: string): Promise<string> {
  const cart = await orderableCart("table");
  await terms(cart, { outside_germany: true, express_build: true });
  await store("POST", `/carts/${cart}`, {
    shipping_address: { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code },
  });
  // A line that is added once the country is known is taxed like one that was there before.
  expect((await add(cart, "stool")).status).toBe(200);
  return cart;
}

async function ordered(cart: string): Promise<{ id: string; total: number; tax_total: number }> {
  expect((await checkout(cart)).body.next).toBe("complete");
  const { id } = (await complete(cart)).body.order;
  const { body } = await admin("GET", `/orders/${id}?fields=id,%2Btotal,%2Btax_total`);
  return body.order;
}

/** Whether the list of reservations tells staff that VAT is booked on one. */
async function taxedInList(orderId: string): Promise<boolean> {
  const { body } = await admin("GET", "/furniture/reservations?limit=100");
  return body.reservations.find(({ id }: { id: string }) => id === orderId).taxed;
}

/** Cents of the VAT in a sum at 19 %. */
const vatIn = (total: number) => Math.round((total * 100 * 19) / 119) / 100;

test("a reservation from the EU includes German VAT: summary, cart and order say the same", async () => {
  const cart = await cartTo("at");
  const before = await look(cart);
  expect(before.summary.total).toBe(1491 + 194 - 19 + 65);
  expect(before.cart.total).toBe(before.summary.total);
  expect(before.cart.tax_total).toBeCloseTo(vatIn(before.summary.total), 2);
  const order = await ordered(cart);
  expect([order.total, order.tax_total]).toEqual([before.summary.total, before.cart.tax_total]);
  expect(await taxedInList(order.id)).toBe(true);
  await sentMailsOf(order.id);
});

test("a reservation from a third country has the same total and books no VAT", async () => {
  const cart = await cartTo("ch");
  const { summary, cart: stored } = await look(cart);
  expect([summary.total, stored.total, stored.tax_total]).toEqual([1731, 1731, 0]);
  const order = await ordered(cart);
  expect([order.total, order.tax_total]).toEqual([1731, 0]);
  expect(await taxedInList(order.id)).toBe(false);
});

test("what a buyer from a third country picks up is bought in Berlin, with its VAT; delivered, it is not", async () => {
  const cart = await cartTo("ch");
  const taxOf = async () => {
    const { cart: stored, summary } = await look(cart);
    expect(stored.total).toBe(summary.total);
    return stored.tax_total;
  };
  await terms(cart, { shipping: "pickup" });
  const { summary } = await look(cart);
  expect(await taxOf()).toBeCloseTo(vatIn(summary.total), 2);
  await terms(cart, { shipping: "delivery" });
  expect(await taxOf()).toBe(0);
  await terms(cart, { shipping: "pickup" });
  expect((await add(cart, "stool")).status).toBe(200);
  const taxed = await taxOf();
  // Medusa's own route knows the address alone.
  expect((await store("POST", `/carts/${cart}/taxes`)).status).toBe(200);
  expect(await taxOf()).toBe(taxed);
  const order = await ordered(cart);
  expect(order.tax_total).toBe(taxed);
  expect(taxed).toBeCloseTo(vatIn(order.total), 2);
  expect(await taxedInList(order.id)).toBe(true);
});

test("a delivery abroad needs its country, whoever orders it: the tax depends on it", async () => {
  const cart = await orderableCart("stool");
  await terms(cart, { outside_germany: true });
  const { status, body } = await checkout(cart);
  expect([status, body.issues?.[0]]).toEqual([
    400,
    expect.objectContaining({ path: "shipping_address.country_code", code: "country_required" }),
  ]);
});

test("a cart that comes home again has the tax of home, and the same total", async () => {
  const cart = await cartTo("ch");
  await terms(cart, { outside_germany: false });
  const { summary, cart: stored } = await look(cart);
  expect(stored.total).toBe(summary.total);
  expect(stored.tax_total).toBeCloseTo(vatIn(summary.total), 2);
});

test("another region in EUR, however it is named, is not taken for abroad", async () => {
  const { home, abroad } = await regionIds();
  const forget = () => admin("POST", `/regions/${home}`, {});
  await rows("insert into region (id, name, currency_code) values ('reg_0', 'Messe', 'eur')");
  onTestFinished(async () => {
    await rows("delete from region where id = 'reg_0'");
    await forget();
  });
  await forget();
  const cart = await cartTo("at");
  expect((await look(cart)).cart.region_id).toBe(abroad);
  expect((await ordered(cart)).total).toBe(1491 + 194 - 19 + 65);
});
