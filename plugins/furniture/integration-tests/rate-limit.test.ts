import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  add,
  checkout,
  fromVienna,
  newCart,
  newVoucher,
  orderableCart,
  ordersOf,
  rows,
  shop,
  terms,
  until,
} from "../../../tests/shopper/shop";
import { networkOf } from "../src/modules/rate-limits/client-address";
import { newAddress, proven, storeFrom } from "./from-address";

/** More than any limit of a trial allows. */
const MANY = 40;
const message = (language: string) => ({ name: "", email: "", text: "", language });
const ask = (address: string, headers?: Record<string, string>, language = "de") =>
  storeFrom(address, "POST", "/messages", message(language), headers);

async function exhaust(address: string): Promise<void> {
  await Promise.all(Array.from({ length: MANY }, () => ask(address)));
}

test("too many requests of one address are refused with 429, when to come back, in its language; others are served", async () => {
  const address = newAddress();
  await exhaust(address);
  const refused = await ask(address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.body.issues).toEqual([expect.objectContaining({ code: "too_many_requests" })]);
  expect(refused.body.message).toMatch(/Bitte versuche es in/);
  expect((await ask(address, undefined, "en")).body.message).toMatch(/Please try again/);
  expect((await ask(newAddress())).status).toBe(400);
});

test("of requests at once exactly as many are served as the limit allows", async () => {
  const address = newAddress();
  const answers = await Promise.all(Array.from({ length: MANY }, () => ask(address)));
  const served = answers.filter(({ status }) => status === 400).length;
  expect(served).toBe(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(MANY - served);
});

test("nobody escapes by writing another address into a header", async () => {
  const address = newAddress();
  await exhaust(address);
  const others = ["198.51.100.1", "198.51.100.2"];
  for (const other of others) {
    const spoofed = {
      ...proven(address),
      "x-forwarded-for": other,
      "x-real-ip": other,
      forwarded: `for=${other}`,
    };
    expect((await ask(address, spoofed)).status).toBe(429);
  }
});

test("an address without proof does not count, so that nobody uses up another's limit", async () => {
  const address = newAddress();
  const unproven = { ...proven(address, "a secret somebody made up"), "x-client-address": address };
  await Promise.all(Array.from({ length: MANY }, () => ask(address, unproven)));
  expect((await ask(address)).status).toBe(400);
});

test("a household with many IPv6 addresses is one", async () => {
  const address = newAddress();
  await exhaust(address);
  expect((await ask(address.replace("::1", "::2"))).status).toBe(429);
});

test("no address is stored in clear, and every row expires", async () => {
  const address = newAddress();
  await ask(address);
  const kept = await rows("select key, expire from furniture_rate_limit");
  expect(kept.length).toBeGreaterThan(0);
  for (const { key, expire } of kept) {
    // What is limited, for some the route without its ids or a plank, and whom: a digest.
    expect(String(key)).toMatch(
      /^[a-z_]+:(([A-Z]+(\/[a-z:_-]+)+|unknown|(cart_\w+\/)?plank_[\w-]+):)?[\w-]{43}$/,
    );
    const longest = String(key).includes("plank_hold:") ? 86_400_000 : 3_600_000;
    expect(Number(expire)).toBeLessThanOrEqual(Date.now() + longest);
  }
});

test("whatever paths somebody makes up, they count as one, and so do names in the place of a parameter", async () => {
  const address = newAddress();
  const login = (path: string) =>
    fetch(`${shop.medusa}/auth/${path}`, { method: "POST", headers: proven(address) });
  const madeUp = ["nobody", "no-such-place", "one/two/three/four", "%61/b/c/d", "AUTH"];
  const actors = ["mallory/emailpass", "trudy/emailpass", "USER/emailpass/"];
  await Promise.all([...madeUp, ...actors].map(login));
  const kept = await rows(
    "select key from furniture_rate_limit where key like $1 order by key desc",
    `login:%${keyOf(address)}`,
  );
  expect(kept.map(({ key }) => String(key).replace(keyOf(address), ""))).toEqual([
    "login:unknown:",
    "login:POST/auth/:actor_type/:auth_provider:",
  ]);
  await rows(
    "update furniture_rate_limit set points = 100000 where key = $1",
    `login:unknown:${keyOf(address)}`,
  );
  expect((await login("yet/another/made/up")).status).toBe(429);
});

test("guessing voucher codes ends in 429, entering a code that counts costs nothing", async () => {
  const address = newAddress();
  const cart = await newCart();
  await add(cart, "stool");
  const enter = (code: string) =>
    storeFrom(address, "POST", `/carts/${cart}/promotions`, { promo_codes: [code] });
  const key = `voucher_guess:${keyOf(address)}`;
  const points = async () =>
    (await rows("select points from furniture_rate_limit where key = $1", key))[0]?.points ?? 0;
  expect((await enter(await newVoucher(5))).status).toBe(200);
  expect(await points()).toBe(0);
  expect((await enter("GUESS-1")).status).toBe(400);
  expect(await points()).toBe(1);
  const begin = (code: string) => storeFrom(address, "POST", "/carts", { promo_codes: [code] });
  expect((await begin("GUESS-2")).status).toBe(400);
  await pause(300);
  expect(await points()).toBe(2);
  expect((await begin(await newVoucher(5))).status).toBe(200);
  await until(async () => (await points()) === 2);
  await rows("update furniture_rate_limit set points = 1000 where key = $1", key);
  expect((await enter("GUESS-3")).status).toBe(429);
  const otherRoute = await storeFrom(address, "POST", `/carts/${cart}`, { promo_codes: ["GUESS-4"] });
  expect([otherRoute.status, (await begin("GUESS-5")).status]).toEqual([429, 429]);
  expect((await storeFrom(address, "POST", "/carts", {})).status).toBe(200);
});

test("orders that cost nothing yet end in 429 before they mail anybody; what is paid on a page never does", async () => {
  const address = newAddress();
  const key = `unpaid_order:${keyOf(address)}`;
  const points = async () =>
    (await rows("select points from furniture_rate_limit where key = $1", key))[0]?.points ?? 0;
  const place = (cart: string) => storeFrom(address, "POST", `/carts/${cart}/complete`, {});

  const reserved = await orderableCart("stool");
  await fromVienna(reserved);
  await checkout(reserved);
  expect((await place(reserved)).status).toBe(200);
  // A point is handed back once the answer is out.
  await pause(300);
  expect(await points()).toBe(1);
  // Asked again, it is the same order.
  expect((await place(reserved)).status).toBe(200);
  const empty = await newCart();
  expect((await place(empty)).status).toBe(400);
  await until(async () => (await points()) === 1);

  await rows("update furniture_rate_limit set points = 100000 where key = $1", key);
  const transferred = await orderableCart("stool");
  await terms(transferred, { payment_method: "bank_transfer" });
  await checkout(transferred);
  const refused = await place(transferred);
  expect([refused.status, refused.body.issues?.[0].code]).toEqual([429, "too_many_requests"]);
  expect(await ordersOf(transferred)).toBe(0);

  const paid = await orderableCart("stool");
  const { url } = (await checkout(paid)).body;
  expect(await payOnPage(url)).toBe(true);
  expect((await place(paid)).body.type).toBe("order");
});

/** What an address is stored as. */
function keyOf(address: string): string {
  return createHmac("sha256", shop.clientAddressSecret)
    .update(`rate-limit:${networkOf(address)}`)
    .digest("base64url");
}
