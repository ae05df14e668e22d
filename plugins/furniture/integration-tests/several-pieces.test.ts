import { discountLines } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import {
  add,
  CONTACT,
  checkout,
  complete,
  look,
  newCart,
  orderableCart,
  rows,
  store,
  terms,
} from "../../../tests/shopper/shop";
import { from, newPlank } from "./plank-stock";

interface Line {
  id: string;
  kind: string;
  price: number;
  discount_amount: number;
  configuration_id: string;
}

function addSeveral(cart: string, quantity: unknown, more: Record<string, unknown> = {}) {
  return store("POST", `/carts/${cart}/furniture`, { kind: "bench", configuration: {}, quantity, ...more });
}

function change(cart: string, line: string, quantity: unknown) {
  return store("POST", `/carts/${cart}/furniture/${line}`, { quantity });
}

const kindsOf = (lines: Line[]) => lines.map(({ kind }) => kind);

test("twelve equal pieces are twelve lines with a configuration each, and the bill counts each of them", async () => {
  const cart = await newCart();
  const { status, body } = await addSeveral(cart, 12);
  expect(status).toBe(200);
  const lines: Line[] = body.summary.lines;
  expect(lines).toHaveLength(12);
  expect(new Set(lines.map(({ configuration_id }) => configuration_id)).size).toBe(12);
  expect(lines.map(({ discount_amount }) => discount_amount)).toEqual([0, ...Array(11).fill(94)]);
  expect(body.summary.total).toBe(12 * 935 - 11 * 94);
  const seen = await look(cart);
  expect(seen.cart.total).toBe(body.summary.total);
  expect(seen.summary.total).toBe(body.summary.total);
});

test("adding twelve pieces takes no longer than adding three of them one by one", async () => {
  const [single, several] = [await newCart(), await newCart()];
  await Promise.all([add(single, "bench"), addSeveral(several, 1)]);
  const oneByOne = await took(async () => {
    for (let piece = 0; piece < 3; piece++) await add(single, "bench");
  });
  expect(await took(() => addSeveral(several, 12))).toBeLessThan(oneByOne);
});

async function took(job: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await job();
  return performance.now() - begin;
}

test.each([0, 13, -1, 1.5, "3", null, [2]])(
  "a number of %j pieces is refused with its bounds, and nothing is added",
  async (wish) => {
    const cart = await newCart();
    const { status, body } = await addSeveral(cart, wish);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: "quantity" }]);
    expect(body.message).toContain("1 to 12");
    expect((await look(cart)).summary.lines).toEqual([]);
  },
);

test("pieces that do not all find room are not added at all", async () => {
  const cart = await newCart();
  for (const quantity of [12, 12, 12, 12]) expect((await addSeveral(cart, quantity)).status).toBe(200);
  const { status, body } = await addSeveral(cart, 3);
  expect(status).toBe(400);
  expect(body.issues).toMatchObject([{ path: "quantity", code: "cart_full", params: { max: 50 } }]);
  expect((await look(cart)).summary.lines).toHaveLength(48);
});

test("a picked plank builds one piece: several of them are refused with the way on", async () => {
  const cart = await newCart();
  const picked = from(await newPlank("bench"));
  const refused = await addSeveral(cart, 2, { configuration: picked });
  expect(refused.status).toBe(400);
  expect(refused.body.issues).toMatchObject([{ path: "quantity", code: "planks_once" }]);
  expect((await look(cart)).summary.lines).toEqual([]);
  const { body } = await addSeveral(cart, 1, { configuration: picked });
  const copied = await change(cart, body.summary.lines[0].id, 2);
  expect(copied.body.issues).toMatchObject([{ code: "planks_once" }]);
  expect((await look(cart)).summary.lines).toHaveLength(1);
});

test("the number of equal pieces goes up by further lines, down from the last one, and to none", async () => {
  const cart = await newCart();
  const first = (await addSeveral(cart, 2)).body.summary.lines as Line[];
  await add(cart, "stool");
  const [{ id }] = first as [Line];
  const more = await change(cart, id, 4);
  expect(kindsOf(more.body.summary.lines)).toEqual(["bench", "bench", "stool", "bench", "bench"]);
  const fewer = await change(cart, id, 1);
  expect(fewer.body.summary.lines.map((line: Line) => line.id)).toEqual([id, expect.any(String)]);
  expect(kindsOf(fewer.body.summary.lines)).toEqual(["bench", "stool"]);
  expect(fewer.body.cart.total).toBe(fewer.body.summary.total);
  const none = await change(cart, id, 0);
  expect(kindsOf(none.body.summary.lines)).toEqual(["stool"]);
  expect((await change(cart, id, 1)).status).toBe(404);
});

test("asking twice for the same number changes nothing more", async () => {
  const cart = await newCart();
  const { body } = await addSeveral(cart, 1);
  const [line] = body.summary.lines;
  await Promise.all(
    [change(cart, line.id, 5), change(cart, line.id, 5)].map((asked) => asked.catch(() => null)),
  );
  const { summary, cart: stored } = await look(cart);
  expect(summary.lines).toHaveLength(5);
  expect(stored.total).toBe(summary.total);
});

test("a change of all equal pieces replaces each where it stood, a change of one leaves the others", async () => {
  const cart = await newCart();
  const [first] = (await addSeveral(cart, 3)).body.summary.lines as [Line];
  await add(cart, "table");
  const massive = { frameType: "massive" };
  const all = await addSeveral(cart, undefined, {
    configuration: massive,
    replaces: first.id,
    replaces_equal: true,
  });
  expect(kindsOf(all.body.summary.lines)).toEqual(["bench", "bench", "bench", "table"]);
  expect(all.body.summary.lines.slice(0, 3).map(({ price }: Line) => price)).toEqual([1000, 1000, 1000]);
  const [changed] = all.body.summary.lines as [Line];
  const one = await addSeveral(cart, undefined, { replaces: changed.id });
  expect(one.body.summary.lines.map(({ price }: Line) => price).sort()).toEqual([1000, 1000, 1491, 935]);
  const expected = discountLines(one.body.summary.lines).reduce(
    (sum, { discountPrice }) => sum + discountPrice,
    0,
  );
  expect(one.body.summary.total).toBe(expected);
});

test("an order of equal pieces keeps a frozen configuration for each of them", async () => {
  const cart = await orderableCart("stool");
  await addSeveral(cart, 3);
  await terms(cart, { outside_germany: true });
  const shipping_address = {
    ...CONTACT.shipping_address,
    postal_code: "1010",
    city: "Wien",
    country_code: "at",
  };
  await store("POST", `/carts/${cart}`, { shipping_address });
  await checkout(cart);
  const { body } = await complete(cart);
  const items = await rows(
    "select l.metadata->>'configuration_id' as id from order_line_item l join order_item i on i.item_id = l.id where i.order_id = $1",
    body.order.id,
  );
  expect(new Set(items.map(({ id }) => id)).size).toBe(4);
});
