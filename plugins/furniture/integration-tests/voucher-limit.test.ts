import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import type { Run } from "../src/core/database";
import { CartTermsService } from "../src/modules/cart-terms";
import { runOnClient } from "./run-on-client";

const client = new Client({ connectionString: shop.database });
beforeAll(() => client.connect());
afterAll(() => client.end());

const serviceOn = (run: Run): CartTermsService =>
  Object.create(CartTermsService.prototype, { run: { value: run } });
const inAMinute = () => new Date(Date.now() + 60_000);

test("of a voucher whose limit staff have lowered nobody gets more than it allows now", async () => {
  const service = serviceOn(runOnClient(client));
  const promotionId = `promo_lowered_${Date.now()}`;
  const hold = (cart: string, limit: number) =>
    service.holdVoucher({ promotionId, limit, cartId: `${cart}_${promotionId}`, until: inAMinute() });
  expect([await hold("first", 2), await hold("second", 2)]).toEqual([true, true]);
  await service.releaseVouchers(`first_${promotionId}`);
  expect([await hold("third", 1), await hold("second", 1)]).toEqual([false, true]);
  expect([await hold("third", 2), await hold("fourth", 2)]).toEqual([true, false]);
});

test.each([1, 2])(
  "a cart that asks twice at once for a voucher of which %s are left holds one, and both times is told so",
  async (limit) => {
    const other = new Client({ connectionString: shop.database });
    await other.connect();
    onTestFinished(() => other.end());
    let looking = 0;
    let go = () => {};
    const bothLooked = new Promise<void>((resolve) => {
      go = resolve;
    });
    /** Both look for a hold of the cart before either takes one. */
    const beside = (one: Client): Run => {
      const run = runOnClient(one);
      return (async (statement: string, values: unknown[]) => {
        const found = await run(statement, values);
        looking += 1;
        if (looking === 2) go();
        await bothLooked;
        return found;
      }) as Run;
    };
    const promotionId = `promo_twice_${limit}_${Date.now()}`;
    const holds = [client, other].map((one) =>
      serviceOn(beside(one)).holdVoucher({ promotionId, limit, cartId: promotionId, until: inAMinute() }),
    );
    expect(await Promise.all(holds)).toEqual([true, true]);
    expect(await serviceOn(runOnClient(client)).redemptionsTaken(promotionId)).toBe(1);
  },
);
