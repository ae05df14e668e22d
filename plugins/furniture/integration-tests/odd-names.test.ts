import { expect, test } from "vitest";
import {
  add,
  admin,
  CONTACT,
  checkout,
  complete,
  newCart,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { sentMailsOf } from "./mailbox";

/** The answers to what a shopper types, to the checkout, and to the order; the order's id where there is one. */
async function order(contact: { email?: string; shipping_address?: object }) {
  const cart = await newCart();
  await add(cart, "stool");
  const shipping_address = { ...CONTACT.shipping_address, ...contact.shipping_address };
  const kept = await store("POST", `/carts/${cart}`, { ...CONTACT, ...contact, shipping_address });
  await terms(cart, { data_security: true, payment_method: "bank_transfer" });
  const checked = await checkout(cart);
  return { kept, checked, id: (await complete(cart)).body.order?.id as string };
}

const mark = () => Math.random().toString(36).slice(2, 10);
const foundBy = async (q: string) => {
  const { body } = await admin("GET", `/furniture/orders?q=${encodeURIComponent(q)}`);
  return body.orders.map(({ id }: { id: string }) => id);
};

test("an e-mail address with an umlaut in its domain is taken, mailed to as mail servers know it, and found as it was typed", async () => {
  const name = mark();
  const { kept, id } = await order({ email: `${name}@Müller.example` });
  expect([kept.status, kept.body.cart?.email]).toEqual([200, `${name}@xn--mller-kva.example`]);
  await sentMailsOf(id);
  expect(await foundBy(`${name}@müller.example`)).toEqual([id]);
  const person = await admin("POST", "/furniture/customer-data/search", { email: `${name}@müller.example` });
  expect(JSON.stringify(person.body)).toContain(id);
});

test("a name of split letters is kept whole, and staff find it by either, and without its accents", async () => {
  const name = mark();
  const [first_name, last_name] = [`Đặng${name}`, `Nguyễn${name}`];
  const { id } = await order({
    shipping_address: { first_name, last_name: last_name.normalize("NFD") },
  });
  const [stored] = await rows(
    `select a.last_name from order_address a join "order" o on o.shipping_address_id = a.id where o.id = $1`,
    id,
  );
  expect(stored).toEqual({ last_name });
  const typed = [last_name, last_name.normalize("NFD"), `nguyen${name}`, `NGUYỄN${name}`, `dang${name}`];
  for (const one of typed) expect(await foundBy(one), one).toEqual([id]);
});
