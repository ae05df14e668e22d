import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Kind } from "@planke46/furniture-rules";
import { Pool } from "pg";
import { z } from "zod";

/** What every test needs to know of a running shop. */
export const SHOP = z.object({
  medusa: z.url(),
  stripeSandbox: z.url(),
  database: z.string(),
  publishableKey: z.string(),
  clientAddressSecret: z.string().default(""),
  staff: z.object({ email: z.string(), password: z.string() }),
});

/** Reads what `npm start` has written down of a shop (`SHOP_JSON`). Throws where `schema` finds something missing. */
export function readShop<Schema extends z.ZodType>(
  schema: Schema,
  path = process.env.SHOP_JSON ?? ".data/shop.json",
): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(path, "utf8")));
}

/** The running shop that the tests shop in. */
export const shop = readShop(SHOP);

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes; tests look at single fields
  body: any;
}

export async function call(url: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(url, init);
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}

/** A request as a storefront sends it. */
export function store(method: string, path: string, body?: unknown): Promise<Answer> {
  return storeText(method, path, body === undefined ? undefined : JSON.stringify(body));
}

/** Like {@link store}, for bodies that are not JSON. */
export function storeText(method: string, path: string, body?: string): Promise<Answer> {
  const headers = { "content-type": "application/json", "x-publishable-api-key": shop.publishableKey };
  return call(`${shop.medusa}/store${path}`, { method, headers, body });
}

let token: Promise<string> | undefined;

/** A request as the admin sends it. */
export async function admin(
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await staffToken()}`,
    ...more,
  };
  return call(`${shop.medusa}/admin${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** What the sample member of staff is known by. */
export function staffToken(): Promise<string> {
  token ??= login();
  return token;
}

async function login(): Promise<string> {
  const { body } = await call(`${shop.medusa}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop.staff),
  });
  return body.token;
}

/** A request to the Stripe sandbox's own controls. */
export function sandbox(method: string, path: string, body?: unknown): Promise<Answer> {
  return call(`${shop.stripeSandbox}/_sandbox${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Keeps connections, because making one takes longer than most questions. An idle connection does not keep the process alive. */
const pool = new Pool({ connectionString: shop.database, max: 4, allowExitOnIdle: true });
// An idle connection breaks when a test of crashes stops Postgres. The next question makes a new one.
pool.on("error", () => {});

/** Reads and changes stored rows directly, where no route reaches. */
export async function rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await pool.query(sql, values)).rows;
}

export const CONTACT = {
  email: "anna@example.test",
  shipping_address: {
    first_name: "Anna",
    last_name: "Muster",
    address_1: "Musterstraße 1",
    postal_code: "10115",
    city: "Berlin",
    country_code: "de",
  },
};

const regions = z.array(z.object({ id: z.string(), countries: z.array(z.object({ iso_2: z.string() })) }));

export async function regionIds(): Promise<{ home: string; abroad: string }> {
  const { body } = await store("GET", "/regions?fields=id,*countries");
  const all = regions.parse(body.regions);
  const home = all.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "de"));
  const abroad = all.find(({ id }) => id !== home?.id);
  return { home: home?.id ?? "", abroad: abroad?.id ?? "" };
}

export async function newCart(): Promise<string> {
  const { home } = await regionIds();
  const { body } = await store("POST", "/carts", { region_id: home });
  return body.cart.id;
}

/** A cart with the default pieces of some kinds. */
export async function cartWith(...kinds: Kind[]): Promise<string> {
  const id = await newCart();
  for (const kind of kinds) await add(id, kind);
  return id;
}

/** A cart whose order could be placed. */
export async function orderableCart(...kinds: Kind[]): Promise<string> {
  const id = await cartWith(...kinds);
  await store("POST", `/carts/${id}`, CONTACT);
  await store("POST", `/carts/${id}/terms`, { data_security: true });
  return id;
}

export function add(cartId: string, kind: Kind, configuration: unknown = {}): Promise<Answer> {
  return store("POST", `/carts/${cartId}/furniture`, { kind, configuration });
}

export function terms(cartId: string, change: Record<string, unknown>): Promise<Answer> {
  return store("POST", `/carts/${cartId}/terms`, change);
}

/** The id of an order whose transfer has not come. */
export async function transferOrder(...kinds: Kind[]): Promise<string> {
  const cart = await orderableCart(...kinds);
  await terms(cart, { payment_method: "bank_transfer" });
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

/** The cart's shopper lives in Vienna: it will be a reservation, delivered there. */
export async function fromVienna(cartId: string, wishes: Record<string, unknown> = {}): Promise<void> {
  await terms(cartId, { outside_germany: true, ...wishes });
  await store("POST", `/carts/${cartId}`, {
    shipping_address: { ...CONTACT.shipping_address, postal_code: "1010", city: "Wien", country_code: "at" },
  });
}

export function checkout(cartId: string, locale = "de"): Promise<Answer> {
  return store("POST", `/carts/${cartId}/checkout`, { locale });
}

export function complete(cartId: string): Promise<Answer> {
  return store("POST", `/carts/${cartId}/complete`);
}

/** Summary and Medusa's own cart, which have to say the same. */
// biome-ignore lint/suspicious/noExplicitAny: see Answer
export async function look(cartId: string): Promise<{ summary: any; cart: any }> {
  const [summary, cart] = await Promise.all([
    store("GET", `/carts/${cartId}/summary`),
    store("GET", `/carts/${cartId}?fields=%2Btotal,%2Btax_total,*items,*items.adjustments,*shipping_methods`),
  ]);
  return { summary: summary.body.summary, cart: cart.body.cart };
}

/** A fresh voucher of its own for one test. Value in EUR off the whole cart; once, unless told otherwise. */
export async function newVoucher(value: number, extra: Record<string, unknown> = {}): Promise<string> {
  const code = `TEST-${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const { status, body } = await admin("POST", "/promotions", {
    code,
    type: "standard",
    status: "active",
    limit: 1,
    is_tax_inclusive: true,
    application_method: {
      type: "fixed",
      target_type: "order",
      allocation: "across",
      value,
      currency_code: "eur",
    },
    ...extra,
  });
  if (status !== 200) throw new Error(`No voucher: ${JSON.stringify(body)}`);
  return code;
}

export function enter(cartId: string, ...codes: string[]): Promise<Answer> {
  return store("POST", `/carts/${cartId}/promotions`, { promo_codes: codes });
}

/** How many orders a cart has become. */
export async function ordersOf(cartId: string): Promise<number> {
  const found = await rows(
    "select order_id from order_cart where cart_id = $1 and deleted_at is null",
    cartId,
  );
  return found.length;
}

/** What the server wrote onto an order; Medusa shows it to staff only. */
export async function recordOf(orderId: string): Promise<Record<string, unknown>> {
  const [order] = await rows('select metadata from "order" where id = $1', orderId);
  return order?.metadata as Record<string, unknown>;
}

/** Waits for something that happens by itself. Throws when it has not after some seconds. */
export async function until(holds: () => Promise<boolean>, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain until ${holds}`);
    await pause(150);
  }
}
