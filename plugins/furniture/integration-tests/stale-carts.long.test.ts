import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  admin,
  CONTACT,
  checkout,
  complete,
  orderableCart,
  rows,
  shop,
  store,
} from "../../../tests/shopper/shop";
import { CONTACT_KEPT_FOR, forgetStaleCarts } from "../src/domain/customer-data/stale-carts";
import { client, database } from "./database";

beforeAll(() => client.connect());
afterAll(() => client.end());

/** A cart with contact data, ready for payment. */
async function cartOf(lastName: string): Promise<string> {
  const cart = await orderableCart("stool");
  const address = { ...CONTACT.shipping_address, last_name: lastName };
  const contact = {
    email: `${lastName.toLowerCase()}@example.test`,
    shipping_address: address,
    billing_address: address,
    metadata: { message: `Bitte ${lastName} rufen` },
  };
  expect((await store("POST", `/carts/${cart}`, contact)).status).toBe(200);
  return cart;
}

/** Sets the last change of the cart and its lines to `days` ago. */
async function age(cart: string, days: number): Promise<void> {
  const past = "updated_at = now() - make_interval(days => $2)";
  await rows(`update cart set ${past} where id = $1`, cart, days);
  await rows(`update cart_line_item set ${past} where cart_id = $1`, cart, days);
}

/** Whether Medusa's carts, addresses, guests or payment sessions still contain the name. */
async function isKnown(lastName: string): Promise<boolean> {
  const found = await rows(
    `select 1 from cart t where t::text ilike $1 union all select 1 from cart_address t where t::text ilike $1
     union all select 1 from customer t where t::text ilike $1 union all select 1 from payment_session t where t::text ilike $1`,
    `%${lastName}%`,
  );
  return found.length > 0;
}

const name = () => `Quitte${Math.random().toString(36).slice(2, 10)}`;

test("of a cart that nobody touched for a month only the pieces stay", async () => {
  const lastName = name();
  const cart = await cartOf(lastName);
  await store("POST", `/carts/${cart}/checkout`, { locale: "de", utm: { source: "brief" } });
  const campaigns = () => rows("select utm from furniture_cart_origin where cart_id = $1", cart);
  expect(await campaigns()).toEqual([{ utm: { source: "brief" } }]);
  await age(cart, CONTACT_KEPT_FOR + 1);
  expect(await isKnown(lastName)).toBe(true);
  expect(await forgetStaleCarts(database)).toBeGreaterThanOrEqual(1);
  expect([await isKnown(lastName), await campaigns()]).toEqual([false, []]);
  const { body } = await store("GET", `/carts/${cart}/summary`);
  expect(body.summary.lines).toMatchObject([{ kind: "stool" }]);
  await age(cart, CONTACT_KEPT_FOR + 1);
  expect(await forgetStaleCarts(database)).toBe(0);
});

test("a younger cart, and one with an order, keep who ordered", async () => {
  const [young, ordered] = [name(), name()];
  await age(await cartOf(young), CONTACT_KEPT_FOR - 1);
  const cart = await cartOf(ordered);
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  await complete(cart);
  await age(cart, CONTACT_KEPT_FOR + 1);
  await rows("update cart set completed_at = null where id = $1", cart);
  await forgetStaleCarts(database);
  expect([await isKnown(young), await isKnown(ordered)]).toEqual([true, true]);
  await rows("update cart set completed_at = now() where id = $1", cart);
});

test("a cart whose money staff have to look after keeps who paid until it is settled", async () => {
  const lastName = name();
  const cart = await cartOf(lastName);
  await age(cart, CONTACT_KEPT_FOR + 1);
  await rows(
    `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, cart_id, detail, last_seen_at)
     values ($1, 'none', 'payment_without_order', 'flagged', $1, $1, 'made by a test', now())`,
    cart,
  );
  await forgetStaleCarts(database);
  expect(await isKnown(lastName)).toBe(true);
  await rows("update furniture_finding set resolved_at = now() where id = $1", cart);
  await forgetStaleCarts(database);
  expect(await isKnown(lastName)).toBe(false);
  await rows("delete from furniture_finding where id = $1", cart);
});

test("a cart of which only stands what the shop has done by itself waits for nobody", async () => {
  const lastName = name();
  const cart = await cartOf(lastName);
  await age(cart, CONTACT_KEPT_FOR + 1);
  await rows(
    `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, cart_id, detail, last_seen_at)
     values ($1, 'none', 'order_without_cart', 'removed', $1, $1, 'made by a test', now())`,
    cart,
  );
  await forgetStaleCarts(database);
  expect(await isKnown(lastName)).toBe(false);
  await rows("delete from furniture_finding where id = $1", cart);
});

test("an address that was typed and corrected is forgotten after a month, though the cart goes on", async () => {
  const [slip, corrected] = [name(), name()];
  const cart = await cartOf(slip);
  const email = `${corrected.toLowerCase()}@example.test`;
  const { shipping_address } = CONTACT;
  const address = { ...shipping_address, last_name: corrected };
  const metadata = { message: "" };
  await store("POST", `/carts/${cart}`, {
    email,
    shipping_address: address,
    billing_address: address,
    metadata,
  });
  await forgetStaleCarts(database);
  expect(await isKnown(slip)).toBe(true);
  const past =
    "update customer set updated_at = now() - make_interval(days => $2) where lower(email) = any($1)";
  await rows(past, [`${slip.toLowerCase()}@example.test`, email], CONTACT_KEPT_FOR + 1);
  await forgetStaleCarts(database);
  expect([await isKnown(slip), await isKnown(corrected)]).toEqual([false, true]);
});

test("whom staff have entered as a customer stays, though they never had a cart", async () => {
  const lastName = name();
  const email = `${lastName.toLowerCase()}@example.test`;
  const { status, body } = await admin("POST", "/customers", { email, last_name: lastName });
  expect(status).toBe(200);
  const past = "update customer set updated_at = now() - make_interval(days => $2) where id = $1";
  await rows(past, body.customer.id, CONTACT_KEPT_FOR + 1);
  await forgetStaleCarts(database);
  expect(await isKnown(lastName)).toBe(true);
  expect((await admin("DELETE", `/customers/${body.customer.id}`)).status).toBe(200);
});

test("a cart in which a piece was changed since keeps who gave it contact data", async () => {
  const lastName = name();
  const cart = await cartOf(lastName);
  await age(cart, CONTACT_KEPT_FOR + 1);
  await rows("update cart_line_item set updated_at = now() where cart_id = $1", cart);
  await forgetStaleCarts(database);
  expect(await isKnown(lastName)).toBe(true);
  await age(cart, CONTACT_KEPT_FOR + 1);
});

test("who has a younger cart beside the old one, or has ordered, stays a customer", async () => {
  for (const goesOn of [
    (cart: string) => cart,
    async (cart: string) => {
      expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
      expect((await complete(cart)).body.type).toBe("order");
    },
  ]) {
    const lastName = name();
    const [old, young] = [await cartOf(lastName), await cartOf(lastName)];
    await goesOn(young);
    await age(old, CONTACT_KEPT_FOR + 1);
    await forgetStaleCarts(database);
    expect(await rows("select email from cart where id = $1", old)).toEqual([{ email: null }]);
    expect(
      await rows("select id from customer where lower(email) = $1", `${lastName.toLowerCase()}@example.test`),
    ).toHaveLength(1);
  }
});

test("who had a cart again when their order was forgotten is forgotten with that cart", async () => {
  const lastName = name();
  const first = await cartOf(lastName);
  expect(await payOnPage((await checkout(first)).body.url)).toBe(true);
  const { order } = (await complete(first)).body;
  const again = await cartOf(lastName);
  await rows("update cart set email = null where id = $1", first);
  await rows(`update "order" set email = null where id = $1`, order.id);
  const guests = () => rows("select id from customer where lower(email) = $1", order.email.toLowerCase());
  expect(await guests()).toHaveLength(1);
  await age(again, CONTACT_KEPT_FOR + 1);
  await forgetStaleCarts(database);
  expect(await guests()).toEqual([]);
});

test("a payment that became no order names who paid for nine years, and no longer", async () => {
  const lastName = name();
  const cart = await cartOf(lastName);
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  const { order } = (await complete(cart)).body;
  await rows("update cart set completed_at = null where id = $1", cart);
  await rows("update order_cart set deleted_at = now() where cart_id = $1", cart);
  const known = async () =>
    (await rows("select 1 from cart where id = $1 and email is not null", cart)).length > 0;
  const payer = () =>
    rows(
      `select p.data ->> 'email' as email from payment p
       join cart_payment_collection link on link.payment_collection_id = p.payment_collection_id where link.cart_id = $1`,
      cart,
    );
  await age(cart, 9 * 365);
  await forgetStaleCarts(database);
  expect(await known()).toBe(true);
  expect(await payer()).toEqual([{ email: order.email }]);
  await age(cart, 9 * 366);
  await forgetStaleCarts(database);
  expect(await known()).toBe(false);
  expect(await payer()).toEqual([{ email: null }]);
  await rows("update order_cart set deleted_at = null where cart_id = $1", cart);
  await rows("update cart set completed_at = now() where id = $1", cart);
  expect(order.email).toContain(lastName.toLowerCase());
});

test("a cart that somebody is changing at that moment is left alone", async () => {
  const lastName = name();
  const cart = await cartOf(lastName);
  await age(cart, CONTACT_KEPT_FOR + 1);
  const shopper = new Client({ connectionString: shop.database });
  await shopper.connect();
  await shopper.query("begin");
  await shopper.query("update cart set updated_at = now() where id = $1", [cart]);
  await forgetStaleCarts(database);
  await shopper.query("commit");
  await shopper.end();
  expect(await isKnown(lastName)).toBe(true);
});

test("who was forgotten comes back, finds the pieces and orders them", async () => {
  const cart = await cartOf(name());
  await age(cart, CONTACT_KEPT_FOR + 1);
  await forgetStaleCarts(database);
  expect((await store("POST", `/carts/${cart}`, CONTACT)).status).toBe(200);
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  expect((await complete(cart)).body.order.email).toBe(CONTACT.email);
});
