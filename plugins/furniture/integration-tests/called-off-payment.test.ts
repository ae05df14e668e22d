import { expect, test } from "vitest";
import { payOnPage, refundsOf } from "../../../tests/shopper/payment-page";
import {
  add,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  ordersOf,
  store,
  until,
} from "../../../tests/shopper/shop";
import { from, newPlank, stateOf } from "./plank-stock";

const callOff = (cart: string) => store("DELETE", `/carts/${cart}/checkout`);

test("who goes back from the payment page closes it, and others can have plank and voucher at once", async () => {
  const plank = await newPlank("stool");
  const voucher = await newVoucher(50);
  const [first, second] = [await orderableCart(), await orderableCart()];
  for (const cart of [first, second]) {
    expect((await add(cart, "stool", from(plank))).status).toBe(200);
    expect((await enter(cart, voucher)).status).toBe(200);
  }
  const { url } = (await checkout(first)).body;
  expect((await checkout(second)).status).toBe(400);

  expect((await callOff(first)).status).toBe(200);
  expect((await callOff(first)).status).toBe(200);
  expect(await payOnPage(url)).toBe(false);
  expect(await stateOf(plank)).toMatchObject({ state: "available", held_by: null });
  const other = (await checkout(second)).body;
  expect(await payOnPage(other.url)).toBe(true);
  expect((await complete(second)).body.type).toBe("order");
});

test("the cart is kept: it can be paid on a fresh page", async () => {
  const cart = await orderableCart("table");
  const { url } = (await checkout(cart)).body;
  await callOff(cart);
  const again = (await checkout(cart)).body.url;
  expect(again).not.toBe(url);
  expect(await payOnPage(again)).toBe(true);
  expect((await complete(cart)).body.order.total).toBe(1491);
});

test("a payment that has just been made cannot be called off: it becomes its order", async () => {
  const plank = await newPlank("stool");
  const cart = await orderableCart();
  await add(cart, "stool", from(plank));
  const { url } = (await checkout(cart)).body;
  expect(await payOnPage(url)).toBe(true);
  const answers = await Promise.all([callOff(cart), callOff(cart)]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  await until(async () => (await stateOf(plank)).state === "sold");
  expect(await ordersOf(cart)).toBe(1);
  expect(await refundsOf(url)).toEqual([]);
  expect((await callOff(cart)).status).toBe(400);
});

test("paying and calling off at the same moment end in an order or in no payment, never between", async () => {
  const cart = await orderableCart("stool");
  const { url } = (await checkout(cart)).body;
  const [paid, off] = await Promise.all([payOnPage(url), callOff(cart)]);
  expect(off.status).toBe(paid ? 400 : 200);
  if (paid) await until(async () => (await ordersOf(cart)) === 1);
  else expect(await ordersOf(cart)).toBe(0);
  expect(await refundsOf(url)).toEqual([]);
});
