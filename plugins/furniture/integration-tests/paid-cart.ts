import { expect } from "vitest";
import { payOnPage } from "../../../tests/shopper/payment-page";
import { checkout, complete, recordOf, rows } from "../../../tests/shopper/shop";

/** Pays a cart on its page and completes it; what its order costs and was paid. */
export async function paid(
  cart: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { body } = await checkout(cart);
  expect(body.next, JSON.stringify(body)).toBe("redirect");
  await meanwhile();
  expect(await payOnPage(body.url)).toBe(true);
  const { body: placed } = await complete(cart);
  expect(placed.type, JSON.stringify(placed)).toBe("order");
  const [captured] = await rows(
    `select sum(t.amount)::float as sum from order_transaction t where t.order_id = $1 and reference = 'capture'`,
    placed.order.id,
  );
  expect([captured?.sum, (await recordOf(placed.order.id)).total]).toEqual([
    placed.order.total,
    placed.order.total,
  ]);
  return placed.order.total;
}
