import { expect, test } from "vitest";
import { admin, checkout, enter, look, orderableCart, store } from "../../../tests/shopper/shop";
import { paid } from "./paid-cart";
import { newPromotion } from "./staff-promotions";

test.each([
  ["worth less", { application_method: { value: 5 } }],
  ["switched off", { status: "inactive" }],
  ["called otherwise", { code: `NEW-${Math.random().toString(36).slice(2, 10).toUpperCase()}` }],
])("a promotion that is %s while a shopper pays counts for that shopper as it did", async (_what, change) => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  const total = await paid(cart, async () => {
    expect((await admin("POST", `/promotions/${id}`, change)).status).toBe(200);
    expect((await look(cart)).summary.total).toBe(935 - 94);
  });
  expect(total).toBe(935 - 94);
});

test("once the payment is called off, a changed promotion counts as it is now", async () => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  await checkout(cart);
  await admin("POST", `/promotions/${id}`, { application_method: { value: 20 } });
  await store("DELETE", `/carts/${cart}/checkout`);
  await store("POST", `/carts/${cart}`, { metadata: { message: "Noch einmal" } });
  const { summary, cart: stored } = await look(cart);
  expect([summary.total, stored.total]).toEqual([935 - 187, 935 - 187]);
});

test("a promotion somebody is paying with is not deleted, and says when it can be", async () => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  await checkout(cart);
  const refused = await admin("DELETE", `/promotions/${id}`);
  expect([refused.status, refused.body.issues?.[0].code]).toEqual([400, "promotion_in_payment"]);
  expect(refused.body.message).toMatch(/Inaktiv/);
  await store("DELETE", `/carts/${cart}/checkout`);
  expect((await admin("DELETE", `/promotions/${id}`)).status).toBe(200);
});

test("a promotion that somebody has paid with can be deleted as soon as the cart is an order", async () => {
  const { id, code } = await newPromotion();
  const cart = await orderableCart("bench");
  await enter(cart, code);
  expect(await paid(cart)).toBe(935 - 94);
  expect((await admin("DELETE", `/promotions/${id}`)).status).toBe(200);
});
