import { expect, test } from "vitest";
import { payOnPage } from "../../shopper/payment-page";
import { checkout, complete, orderableCart, ordersOf, rows } from "../../shopper/shop";

test("no copy of a completed cart is kept beside it, and completing it twice makes one order", async () => {
  const cart = await orderableCart("stool");
  const { url } = (await checkout(cart)).body;
  await payOnPage(url);
  const answers = await Promise.all([complete(cart), complete(cart), complete(cart)]);
  const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body.order.id);
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed).size).toBe(1);
  expect(await ordersOf(cart)).toBe(1);
  const copies = await rows(
    "select workflow_id from workflow_execution where context::text like $1",
    `%${cart}%`,
  );
  expect(copies).toEqual([]);
});
