import { KINDS } from "@planke46/furniture-rules";
import { Client } from "pg";
import { expect, test } from "vitest";
import {
  add,
  admin,
  cartWith,
  checkout,
  complete,
  look,
  newCart,
  orderableCart,
  rows,
  shop,
  terms,
} from "../../../tests/shopper/shop";
import type { Run } from "../src/core/database";
import {
  takeUnknownKindsOutOfCarts,
  unknownKindsOfOrders,
} from "../src/modules/configurations/unknown-kinds";

test("what was priced is stored as it was priced", async () => {
  const cart = await newCart();
  const configuration = { frameType: "closed", tableTop: "solid" };
  const { body } = await add(cart, "table", configuration);
  const [line] = body.summary.lines;
  const [row] = await rows("select * from furniture_configuration where id = $1", line.configuration_id);
  expect(row).toMatchObject({ kind: "table", price: line.price, configuration: line.configuration });
  expect(line.configuration).toMatchObject(configuration);
  expect(body.cart.items[0].metadata).toMatchObject({
    kind: "table",
    configuration_id: line.configuration_id,
  });
});

test.each([
  "update furniture_configuration set price = 1 where id = $1",
  "update furniture_configuration set configuration = '{}' where id = $1",
  "delete from furniture_configuration where id = $1",
])("the database itself refuses: %s", async (statement) => {
  const cart = await cartWith("stool");
  const { summary } = await look(cart);
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  await expect(client.query(statement, [summary.lines[0].configuration_id])).rejects.toThrow(/frozen/);
  await client.end();
});

test("two pieces of one design are two lines with a configuration each", async () => {
  const cart = await cartWith("stool", "stool");
  const { summary } = await look(cart);
  const ids = summary.lines.map((line: { configuration_id: string }) => line.configuration_id);
  expect(new Set(ids).size).toBe(2);
});

test("staff see configuration, breakdown, drawing and terms of an order", async () => {
  const cart = await orderableCart("table");
  await terms(cart, { outside_germany: true, shipping: "pickup", express_build: true });
  const { summary } = await look(cart);
  expect((await checkout(cart)).body).toEqual({ next: "complete" });
  const { body } = await complete(cart);
  const sheet = await admin("GET", `/furniture/orders/${body.order.id}`);
  expect(sheet.body.order.record).toMatchObject({
    pay_by: "reservation",
    shipping: "pickup",
    express_build: true,
    total: summary.total,
  });
  const [line] = sheet.body.order.lines;
  expect(line).toMatchObject({ kind: "table", price: 1491, title: "Tisch" });
  expect(line.drawing).toMatch(/^<svg /);
  expect(line.details).toContainEqual({ label: "Maße", value: "220 × 80 × 75 cm (eigenes Maß)" });
  expect(line.breakdown.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(1491);
});

test("the sheet of an order is for staff only", async () => {
  const answer = await fetch(`${shop.medusa}/admin/furniture/orders/order_1`);
  expect(answer.status).toBe(401);
  expect((await admin("GET", "/furniture/orders/order_1")).status).toBe(404);
});

test("a kind that the rules lost is taken out of open carts, and stays in orders, which name it", async () => {
  const ordered = await orderableCart("stool");
  await terms(ordered, { outside_germany: true, shipping: "pickup" });
  await checkout(ordered);
  expect((await complete(ordered)).body.type).toBe("order");
  const open = await cartWith("stool", "table");
  const client = new Client({ connectionString: shop.database });
  await client.connect();
  const run: Run = async (statement, parameters) =>
    (await client.query(statement.replace("?", "$1"), parameters)).rows;
  const left = async (cart: string) =>
    (
      await client.query(
        "select metadata->>'kind' as kind from cart_line_item where cart_id = $1 and deleted_at is null order by 1",
        [cart],
      )
    ).rows.map(({ kind }) => kind);
  const known = KINDS.filter((kind) => kind !== "stool");
  await client.query("begin");
  try {
    expect(await unknownKindsOfOrders(run, known)).toEqual(["stool"]);
    expect(await takeUnknownKindsOutOfCarts(run, known)).toContain("stool");
    expect(await left(open)).toEqual(["table"]);
    expect(await left(ordered)).toEqual(["stool"]);
    expect(await takeUnknownKindsOutOfCarts(run, KINDS)).toEqual([]);
  } finally {
    await client.query("rollback");
    await client.end();
  }
});
