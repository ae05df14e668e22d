import { afterAll, beforeAll, expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  admin,
  CONTACT,
  cartWith,
  checkout,
  complete,
  look,
  orderableCart,
  rows,
  store,
} from "../../../tests/shopper/shop";
import { CONTACT_KEPT_FOR, forgetStaleCarts } from "../src/domain/customer-data/stale-carts";
import { client, database } from "./database";

beforeAll(() => client.connect());
afterAll(() => client.end());

const type = (cart: string, fields: Record<string, unknown>) =>
  store("POST", `/carts/${cart}/contact-draft`, { fields });
const typed = async (cart: string) => (await store("GET", `/carts/${cart}/contact-draft`)).body.fields;
const newName = () => `Kiefer${Math.random().toString(36).slice(2, 10)}`;

test("what is typed is there again, half an address too, and becomes part of no order", async () => {
  const cart = await cartWith("table");
  const before = await look(cart);
  expect((await type(cart, { firstName: "Mia", email: "mia@" })).status).toBe(200);
  expect((await type(cart, { zip: "101", email: "mia@exam" })).status).toBe(200);
  expect(await typed(cart)).toEqual({ firstName: "Mia", email: "mia@exam", zip: "101" });
  expect(await look(cart)).toEqual(before);
  expect((await checkout(cart)).status).toBe(400);
});

test("typing calls off no payment that is under way", async () => {
  const cart = await orderableCart("table");
  const { url } = (await checkout(cart)).body;
  expect((await type(cart, { phone: "030 1" })).status).toBe(200);
  expect(await payOnPage(url)).toBe(true);
  expect((await complete(cart)).body.type).toBe("order");
});

test("saved contact data and an order make what was typed before them needless", async () => {
  const cart = await orderableCart("sample");
  await type(cart, { lastName: "Old" });
  await store("POST", `/carts/${cart}`, CONTACT);
  expect(await typed(cart)).toEqual({});
  await type(cart, { lastName: "Later" });
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  await complete(cart);
  expect(await typed(cart)).toEqual({});
  expect((await type(cart, { lastName: "After" })).status).toBe(404);
});

test.each([
  ["a text that is too long", { message: "x".repeat(2001) }, "fields.message"],
  ["a control character", { city: "Ber\u0007lin" }, "fields.city"],
  ["no text", { city: 7 }, "fields.city"],
  ["no name of a field", { "city'; drop": "x" }, "fields.city'; drop"],
  ["more fields than any form has", Object.fromEntries(manyFields()), "fields"],
])("%s is refused by its field, and nothing of it is kept", async (_what, fields, path) => {
  const cart = await cartWith("sample");
  const { status, body } = await type(cart, { firstName: "Mia", ...fields });
  expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  expect(await typed(cart)).toEqual({});
});

function manyFields(): [string, string][] {
  return [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP"].map((letter) => [letter, "x"]);
}

test("a cart that nobody knows keeps nothing", async () => {
  expect((await type("cart_01JUNKNOWN", { firstName: "Mia" })).status).toBe(404);
});

test("what was typed a month ago is forgotten, what was typed since is not", async () => {
  const [old, young] = [await cartWith("stool"), await cartWith("stool")];
  const [oldName, youngName] = [newName(), newName()];
  await type(old, { lastName: oldName });
  await type(young, { lastName: youngName });
  const age =
    "update furniture_contact_draft set updated_at = now() - make_interval(days => $2) where cart_id = $1";
  await rows(age, old, CONTACT_KEPT_FOR + 1);
  await rows(age, young, CONTACT_KEPT_FOR - 1);
  await forgetStaleCarts(database);
  expect(await typed(old)).toEqual({});
  expect(await typed(young)).toEqual({ lastName: youngName });
});

test("who asks is told what they typed, and it is forgotten with them", async () => {
  const lastName = newName();
  const email = `${lastName.toLowerCase()}@example.test`;
  const cart = await cartWith("stool");
  await type(cart, { lastName, email: email.toUpperCase() });
  const told = await admin("POST", "/furniture/customer-data/export", { email });
  expect(JSON.stringify(told.body)).toContain(lastName);
  await admin("POST", "/furniture/customer-data/anonymise", { email });
  expect(await typed(cart)).toEqual({});
});
