import { afterAll, beforeAll, expect, test } from "vitest";
import { type Answer, newCart, regionIds, store, storeText } from "../../../tests/shopper/shop";
import { newTin, removeTin, type Tin } from "./ordinary-goods";

let tin: Tin;
let home: string;
beforeAll(async () => {
  tin = await newTin(12, 5);
  home = (await regionIds()).home;
});
afterAll(() => removeTin(tin));

const codesOf = ({ status, body }: Answer) => [status, body.issues?.[0]?.code];

/** A cart with two tins, and the line they lie in. */
async function twoTins(): Promise<{ cart: string; line: string }> {
  const cart = await newCart();
  const { body } = await store("POST", `/carts/${cart}/line-items`, { variant_id: tin.variant, quantity: 2 });
  return { cart, line: body.cart.items[0].id };
}

const quantityIn = async (cart: string) =>
  (await store("GET", `/carts/${cart}`)).body.cart.items.map(
    ({ quantity }: { quantity: number }) => quantity,
  );

test.each(["1.5", "1e-7", "100001", "1e15", "1e308", "9007199254740993"])(
  "nobody puts %s tins into a cart, by none of Medusa's routes",
  async (quantity) => {
    const { cart, line } = await twoTins();
    const item = `{"variant_id":"${tin.variant}","quantity":${quantity}}`;
    const answers = [
      await storeText("POST", `/carts/${cart}/line-items`, item),
      await storeText("POST", `/carts/${cart}/line-items/${line}`, `{"quantity":${quantity}}`),
      await storeText("POST", "/carts", `{"region_id":"${home}","items":[${item}]}`),
    ];
    expect(answers.map(codesOf)).toEqual(answers.map(() => [400, "out_of_bounds"]));
    expect(await quantityIn(cart)).toEqual([2]);
  },
);

test.each(["-1", '"7"', "NaN", "null", "[3]", "true", "1e400"])(
  "what is no number of tins (%s) is refused, never a fault of the server",
  async (quantity) => {
    const { cart, line } = await twoTins();
    const item = `{"variant_id":"${tin.variant}","quantity":${quantity}}`;
    for (const [path, body] of [
      [`/carts/${cart}/line-items`, item],
      [`/carts/${cart}/line-items/${line}`, `{"quantity":${quantity}}`],
      ["/carts", `{"region_id":"${home}","items":[${item}]}`],
    ] as const)
      expect((await storeText("POST", path, body)).status, path).toBe(400);
    expect(await quantityIn(cart)).toEqual([2]);
  },
);

test("a hundred thousand is the most, also bit by bit; none takes the line away", async () => {
  const { cart, line } = await twoTins();
  const more = (quantity: number) =>
    store("POST", `/carts/${cart}/line-items`, { variant_id: tin.variant, quantity });
  expect((await more(99_998)).status).toBe(200);
  expect(codesOf(await more(1))).toEqual([400, "out_of_bounds"]);
  expect(await quantityIn(cart)).toEqual([100_000]);
  expect((await store("POST", `/carts/${cart}/line-items/${line}`, { quantity: 0 })).status).toBe(200);
  expect(await quantityIn(cart)).toEqual([]);
});
