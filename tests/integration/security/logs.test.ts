import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { proven, storeFrom } from "../../../plugins/furniture/integration-tests/from-address";
import { add, checkout, complete, newCart, rows, store, terms, until } from "../../shopper/shop";
import { logOf, Visitor } from "./visitor";

const MARK = `Unverkennbar${Date.now()}`;
const PHONE = `030 ${Date.now()}`;
const ADDRESS = `2001:db8:${(Date.now() % 65_536).toString(16)}:7::1`;
const PERSON = {
  email: `${MARK}@example.test`,
  shipping_address: {
    first_name: MARK,
    last_name: MARK,
    address_1: `${MARK}straße 1`,
    postal_code: "1010",
    city: MARK,
    country_code: "at",
    phone: PHONE,
  },
  metadata: { message: MARK },
};

test("who orders, asks or sends nonsense leaves no name, mail or address of theirs in any log", async () => {
  const cart = await newCart();
  await add(cart, "stool");
  await terms(cart, { outside_germany: true, data_security: true });
  await store("POST", `/carts/${cart}`, PERSON);
  await checkout(cart);
  expect((await complete(cart)).status).toBe(200);
  const visitor = new Visitor();
  const question = { name: MARK, email: PERSON.email, text: MARK, phone: "030 123", submission: MARK };
  expect((await visitor.post("/messageSent", question)).status).toBe(303);
  await visitor.get(`/faq?email=${PERSON.email}`);
  await visitor.get(`/orderCompleted?orderID=${MARK}&orderValue=x`);
  // Refused, and so a candidate for a line about why.
  await storeFrom(ADDRESS, "POST", `/carts/${cart}`, { ...PERSON, nonsense: MARK }, proven(ADDRESS));
  await storeFrom(ADDRESS, "POST", "/messages", { email: MARK, name: MARK, text: [MARK] });
  await storeFrom(ADDRESS, "GET", `/orders/${MARK}/bill`);
  await pause(300);
  for (const part of ["storefront", "medusa"] as const) {
    const lines = logOf(part).split("\n");
    expect(lines.length, part).toBeGreaterThan(1);
    expect(lines.filter((line) => [MARK, PHONE, ADDRESS].some((one) => line.includes(one)))).toEqual([]);
  }
});

test("what the database refuses stands in its log without the row", async () => {
  const email = `doppelt.${Date.now().toString(36)}@example.test`;
  const twice = "insert into customer (id, email, last_name) values ($1, $2, $3)";
  await rows(twice, `made-${email}-1`, email, MARK);
  const said = () => logOf("postgres").match(/ERROR: {2}duplicate key value/g)?.length ?? 0;
  const before = said();
  await expect(rows(twice, `made-${email}-2`, email, MARK)).rejects.toThrow("duplicate key value");
  await until(async () => said() > before);
  expect(logOf("postgres").includes(email)).toBe(false);
  await rows("delete from customer where email = $1", email);
});
