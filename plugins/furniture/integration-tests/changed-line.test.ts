import { expect, test } from "vitest";
import {
  add,
  admin,
  cartWith,
  checkout,
  complete,
  newCart,
  orderableCart,
  store,
} from "../../../tests/shopper/shop";
import { from, newPlank } from "./plank-stock";

const change = (cart: string, replaces: string, kind: string, configuration: unknown = {}) =>
  store("POST", `/carts/${cart}/furniture`, { kind, configuration, replaces });
const linesOf = async (cart: string, query = "") =>
  (await store("GET", `/carts/${cart}/summary${query}`)).body.summary.lines;

test("a changed piece takes the place of its line and keeps the planks it has", async () => {
  const [mine, further] = [await newPlank(), await newPlank()];
  const cart = await newCart();
  const first = (await add(cart, "stool", from(mine))).body.summary.lines[0];
  await add(cart, "table");
  const stool = { ...from(mine), dimensions: { chosen: "individual", height: 60 } };
  const { status, body } = await change(cart, first.id, "stool", stool);
  expect(status).toBe(200);
  expect(body.summary.lines.map(({ kind }: { kind: string }) => kind)).toEqual(["stool", "table"]);
  expect(body.summary.lines[0].planks).toEqual([{ position: 1, title: mine.title }]);
  expect(body.summary.lines[0].price).toBeGreaterThan(first.price);
  expect((await add(cart, "stool", from(mine))).body.issues[0].code).toBe("plank_in_cart");
  expect((await add(cart, "stool", from(further))).status).toBe(200);
  expect((await linesOf(cart, "?locale=en"))[0].planks[0].title).toMatch(/^Test plank/);
});

test("a change that is refused leaves the old piece as it was", async () => {
  const [mine, gone] = [await newPlank(), await newPlank()];
  const cart = await newCart();
  const [before] = (await add(cart, "stool", from(mine))).body.summary.lines;
  await admin("POST", `/furniture/planks/${gone.id}`, { retired: true });
  const refused = await change(cart, before.id, "stool", from(gone));
  expect([refused.status, refused.body.issues[0].code]).toEqual([400, "plank_gone"]);
  expect(await linesOf(cart)).toEqual([before]);
});

test("what is no longer in the cart, or is another kind, cannot be changed: nothing is added twice", async () => {
  const cart = await cartWith("stool", "bench");
  const [stool, bench] = await linesOf(cart);
  await store("DELETE", `/carts/${cart}/line-items/${stool.id}`);
  for (const [line, kind] of [
    [stool.id, "stool"],
    [bench.id, "stool"],
  ]) {
    const { status, body } = await change(cart, line, kind);
    expect([status, body.issues[0].code]).toEqual([400, "line_gone"]);
  }
  expect(await linesOf(cart)).toHaveLength(1);
});

test("of two changes of one piece at once one holds", async () => {
  const cart = await cartWith("stool");
  const [stool] = await linesOf(cart);
  const answers = await Promise.all([change(cart, stool.id, "stool"), change(cart, stool.id, "stool")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await linesOf(cart)).toHaveLength(1);
});

test("what a cart holds while it is being paid is available to its own shopper alone", async () => {
  const plank = await newPlank();
  const cart = await orderableCart();
  await add(cart, "stool", from(plank));
  await checkout(cart);
  const available = async (query: string) => {
    const { body } = await store("GET", `/furniture/planks?kind=stool${query}`);
    return body.planks.find(({ id }: { id: string }) => id === plank.id).available;
  };
  expect([await available(""), await available(`&cart_id=${cart}`)]).toEqual([false, true]);
});

test("the bill of an order names its pieces and sums, and nobody's name", async () => {
  const plank = await newPlank();
  const cart = await orderableCart("table");
  await add(cart, "stool", from(plank));
  await store("POST", `/carts/${cart}/terms`, { outside_germany: true, shipping: "pickup" });
  await checkout(cart);
  const { order } = (await complete(cart)).body;
  const { status, body } = await store("GET", `/orders/${order.id}/bill?locale=en`);
  expect(status).toBe(200);
  const { lines, total, pay_by, goods, pickup_deduction } = body.bill;
  expect(pay_by).toBe("reservation");
  expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(["table", "stool"]);
  expect(lines[1].planks[0].title).toMatch(/^Test plank/);
  expect(goods).toBe(lines[0].discount_price + lines[1].discount_price);
  expect(total).toBe(goods - pickup_deduction);
  expect(JSON.stringify(body)).not.toMatch(/Anna|Muster|10115|example\.test/);
  expect((await store("GET", "/orders/order_unknown/bill")).status).toBe(404);
});
