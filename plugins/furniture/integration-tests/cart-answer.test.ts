import { expect, test } from "vitest";
import {
  add,
  CONTACT,
  cartWith,
  enter,
  look,
  newVoucher,
  orderableCart,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { newTin, removeTin } from "./ordinary-goods";
import { storedRows } from "./stored-cart";

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

test("another language changes nothing of a cart but its language, nor the time its lines were last written", async () => {
  const cart = await orderableCart("table");
  await add(cart, "stool");
  const written = () =>
    rows(
      `select id, xmin::text, updated_at from cart_line_item where cart_id = $1
       union all select i.id, a.xmin::text, a.updated_at from cart_line_item_adjustment a join cart_line_item i on i.id = a.item_id
         where i.cart_id = $1 order by 1, 2`,
      cart,
    );
  const before = [await storedRows(cart), await written()];
  const { status, body } = await store("POST", `/carts/${cart}`, { locale: "en" });
  expect([status, body.cart.locale]).toEqual([200, "en"]);
  expect([await storedRows(cart), await written()]).toEqual(before);
  const refusedCode = async () => (await enter(cart, "NO-SUCH-CODE")).body.issues[0].message;
  const inEnglish = await refusedCode();
  await store("POST", `/carts/${cart}`, { locale: "de" });
  expect([inEnglish, await refusedCode()]).toEqual([
    expect.stringContaining("voucher"),
    expect.stringContaining("Gutschein"),
  ]);
  expect((await store("POST", `/carts/${cart}`, { locale: null })).body.cart.locale).toBeNull();
});

test("the answer of a change of a cart with a product that came on sale a moment ago says what that product is", async () => {
  const cart = await orderableCart("table");
  await terms(cart, { express_build: true });
  const tin = await newTin(12, 5);
  try {
    await store("POST", `/carts/${cart}/line-items`, { variant_id: tin.variant, quantity: 1 });
    const { body } = await terms(cart, { express_build: false });
    expect(sorted(body.cart)).toEqual(await asMedusaSays(cart));
  } finally {
    await removeTin(tin);
  }
});

test("the language of a cart with ordinary goods is Medusa's to change, which translates them", async () => {
  const tin = await newTin(12, 5);
  try {
    const cart = await orderableCart("table");
    await store("POST", `/carts/${cart}/line-items`, { variant_id: tin.variant, quantity: 1 });
    const { lines } = (await look(cart)).summary;
    const { status, body } = await store("POST", `/carts/${cart}`, { locale: "en" });
    expect([status, body.cart.locale, body.cart.items.length]).toEqual([200, "en", 2]);
    expect((await look(cart)).summary.lines).toEqual(lines);
  } finally {
    await removeTin(tin);
  }
});
