import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import {
  type Answer,
  add,
  CONTACT,
  newCart,
  ordersOf,
  rows,
  shop,
  store,
  until,
} from "../../../tests/shopper/shop";
import { networkOf } from "../src/modules/rate-limits/client-address";
import { newAddress, storeFrom } from "./from-address";
import { from, letHoldRunOut, newPlank, stateOf, type TestPlank } from "./plank-stock";

/** A cart with a stool that is built from one plank, ready to be paid. */
async function cartOf(plank: TestPlank): Promise<string> {
  const cart = await newCart();
  await store("POST", `/carts/${cart}`, CONTACT);
  await store("POST", `/carts/${cart}/terms`, { data_security: true });
  expect((await add(cart, "stool", from(plank))).status).toBe(200);
  return cart;
}

const beginToPay = (address: string, cart: string, locale = "de") =>
  storeFrom(address, "POST", `/carts/${cart}/checkout`, { locale });
const order = (address: string, cart: string) => storeFrom(address, "POST", `/carts/${cart}/complete`, {});

/** What the shop has counted of the holds of one plank by a network. */
async function holdsOf(address: string, plank: TestPlank): Promise<number> {
  const [row] = await rows("select points from furniture_rate_limit where key = $1", keyOf(address, plank));
  return Number(row?.points ?? 0);
}

/** As if the network had held the plank all day. */
const allDay = (address: string, plank: TestPlank) =>
  rows("update furniture_rate_limit set points = 100000 where key = $1", keyOf(address, plank));

function keyOf(address: string, plank: TestPlank): string {
  const network = createHmac("sha256", shop.clientAddressSecret)
    .update(`rate-limit:${networkOf(address)}`)
    .digest("base64url");
  return `same_plank_hold:${plank.id}:${network}`;
}

function expectTold({ status, body }: Answer, words: RegExp): void {
  expect([status, body.issues?.[0].code]).toEqual([429, "planks_held_often"]);
  expect(body.message).toMatch(words);
}

test("a shopper who presses again holds once, and what was begun becomes an order whatever the network did since", async () => {
  const [address, plank] = [newAddress(), await newPlank()];
  const cart = await cartOf(plank);
  const { status, body } = await beginToPay(address, cart);
  expect(status).toBe(200);
  expect((await beginToPay(address, cart)).body.url).toBe(body.url);
  expect(await holdsOf(address, plank)).toBe(1);

  await allDay(address, plank);
  expect((await beginToPay(address, cart)).status).toBe(200);
  expect(await payOnPage(body.url)).toBe(true);
  // The hold is long over as well.
  await rows("delete from furniture_rate_limit where key like $1", `plank_hold_begun:${cart}/%`);
  expect((await order(address, cart)).body.type).toBe("order");
  expect(await ordersOf(cart)).toBe(1);
});

test("one network does not keep a plank from others for ever, by no way to the payment; everybody else buys it", async () => {
  const [address, plank] = [newAddress(), await newPlank()];
  const first = await cartOf(plank);
  expect((await beginToPay(address, first)).status).toBe(200);
  await storeFrom(address, "DELETE", `/carts/${first}/checkout`);
  await allDay(address, plank);

  const again = await cartOf(plank);
  const refused = await beginToPay(address, again);
  expectTold(refused, /ausgesuchten Planken.*Werkstatt.*schreib uns/s);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  expectTold(await beginToPay(address, again, "en"), /planks you picked.*workshop.*write to us/s);
  expectTold(await order(address, again), /ausgesuchten Planken/);
  const collection = await store("POST", "/payment-collections", { cart_id: again });
  const sessions = `/payment-collections/${collection.body.payment_collection.id}/payment-sessions`;
  const provider = { provider_id: "pp_stripe-checkout_card" };
  expectTold(await storeFrom(address, "POST", sessions, provider), /ausgesuchten Planken/);
  expect((await stateOf(plank)).state).toBe("available");

  // The way on that the message names: the workshop chooses.
  const { body } = await store("GET", `/carts/${again}/summary`);
  await store("DELETE", `/carts/${again}/line-items/${body.summary.lines[0].id}`);
  await add(again, "stool");
  expect((await beginToPay(address, again)).status).toBe(200);

  expect((await beginToPay(newAddress(), await cartOf(plank))).status).toBe(200);
  expect((await stateOf(plank)).state).toBe("held");
});

test("a cart that is not ready to be paid holds nothing and counts for nothing", async () => {
  const [address, plank] = [newAddress(), await newPlank()];
  const cart = await newCart();
  await add(cart, "stool", from(plank));
  expect((await beginToPay(address, cart)).status).toBe(400);
  await until(async () => (await holdsOf(address, plank)) === 0);
  expect((await stateOf(plank)).state).toBe("available");
});

test("an order that nobody pays holds its planks no more often: it fails, and counts", async () => {
  const [address, plank] = [newAddress(), await newPlank()];
  const cart = await cartOf(plank);
  expect((await beginToPay(address, cart)).status).toBe(200);
  const halfAnHourLater = async () => {
    await letHoldRunOut(plank);
    await rows("delete from furniture_rate_limit where key like $1", `plank_hold_begun:${cart}/%`);
    await rows(
      `update payment_session s set data = jsonb_set(s.data, '{expires_at}', '1') from cart_payment_collection l
       where l.payment_collection_id = s.payment_collection_id and l.cart_id = $1`,
      cart,
    );
  };
  await halfAnHourLater();
  expect((await order(address, cart)).status).toBe(400);
  expect((await stateOf(plank)).state).toBe("held");
  expect(await holdsOf(address, plank)).toBe(2);

  await halfAnHourLater();
  await allDay(address, plank);
  expectTold(await order(address, cart), /ausgesuchten Planken/);
  expect((await stateOf(plank)).state).toBe("available");
});
