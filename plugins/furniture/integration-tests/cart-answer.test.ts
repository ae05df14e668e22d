import { expect, test } from "vitest";
import {
  add,
  CONTACT,
  cartWith,
  enter,
  newVoucher,
  orderableCart,
  store,
  terms,
} from "../../../tests/shopper/shop";

/** Medusa's answer for a cart when the request names no fields. */
async function asMedusaSays(cart: string) {
  return sorted((await store("GET", `/carts/${cart}`)).body.cart);
}

interface Listed {
  id: string;
}

/** Medusa does not guarantee the order of lists. */
function sorted(cart: Record<string, Listed[]> & { items: Record<string, Listed[]>[] }) {
  const byId = (one: Listed, other: Listed) => one.id.localeCompare(other.id);
  for (const item of cart.items) item.adjustments?.sort(byId);
  (cart.items as unknown as Listed[]).sort(byId);
  return cart;
}

test("the answer of a change is the cart as Medusa answers it, whoever has worked it out", async () => {
  const cart = await cartWith("table");
  const added = await add(cart, "stool");
  expect(sorted(added.body.cart)).toEqual(await asMedusaSays(cart));
  await store("POST", `/carts/${cart}`, { ...CONTACT, billing_address: CONTACT.shipping_address });
  const chosen = await terms(cart, { shipping: "pickup", express_build: true });
  expect(sorted(chosen.body.cart)).toEqual(await asMedusaSays(cart));
  const { lines } = chosen.body.summary;
  const removed = await store("DELETE", `/carts/${cart}/line-items/${lines[0].id}`);
  expect(sorted(removed.body.parent)).toEqual(await asMedusaSays(cart));
  await enter(cart, await newVoucher(50));
  const reduced = await add(cart, "bench");
  expect(sorted(reduced.body.cart)).toEqual(await asMedusaSays(cart));
});

test("the answer says the payment that was prepared, and only the fields that were asked for", async () => {
  const cart = await orderableCart("table");
  await store("POST", `/carts/${cart}/checkout`, {});
  const { body } = await terms(cart, { shipping: "pickup" });
  expect(sorted(body.cart)).toEqual(await asMedusaSays(cart));
  expect(body.cart.payment_collection.amount).toBe(body.summary.total);
  const few = await store("POST", `/carts/${cart}/terms?fields=id,total`, { shipping: "delivery" });
  expect(few.body.cart).toEqual({ id: cart, total: few.body.summary.total });
});
