import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  admin,
  checkout,
  complete,
  fromVienna,
  orderableCart,
  rows,
  store,
} from "../../../tests/shopper/shop";

const longTest = longOnly(test);

/** What Medusa's translations write over a line when its cart or order gets another language. The shop has them switched off. */
const TRANSLATED = "title = 'Tabouret', product_title = 'Tabouret', variant_title = 'Sur mesure'";
const WORDS = "title, subtitle, variant_title";

test("a piece says what was placed, whichever language its cart gets", async () => {
  const cart = await orderableCart("stool", "stool");
  const words = () =>
    rows(`select ${WORDS} from cart_line_item where cart_id = $1 order by created_at, id`, cart);
  const placed = await words();
  await rows(`update cart_line_item set ${TRANSLATED} where cart_id = $1`, cart);
  expect(await words()).not.toEqual(placed);
  // The language alone is only written down; beside a sales channel it goes Medusa's way, which translates.
  const { sales_channel_id } = (await store("GET", `/carts/${cart}?fields=sales_channel_id`)).body.cart;
  expect((await store("POST", `/carts/${cart}`, { locale: "en", sales_channel_id })).status).toBe(200);
  expect(await words()).toEqual(placed);
});

longTest("a piece says what was ordered, whichever language staff give its order", async () => {
  const cart = await orderableCart("stool");
  await fromVienna(cart);
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  const lines = "id in (select item_id from order_item where order_id = $1)";
  const words = () => rows(`select ${WORDS} from order_line_item where ${lines}`, id);
  const placed = await words();
  await rows(`update order_line_item set ${TRANSLATED} where ${lines}`, id);
  expect((await admin("POST", `/orders/${id}`, { locale: "en" })).status).toBe(200);
  await expect.poll(words, { timeout: 20_000 }).toEqual(placed);
});
