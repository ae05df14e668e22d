import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shop } from "../../../tests/shopper/shop";
import { CartTermsService } from "../src/modules/cart-terms";
import { runOnClient } from "./run-on-client";

const client = new Client({ connectionString: shop.database });
beforeAll(() => client.connect());
afterAll(() => client.end());

test("of a voucher whose limit staff have lowered nobody gets more than it allows now", async () => {
  const service: CartTermsService = Object.create(CartTermsService.prototype, {
    run: { value: runOnClient(client) },
  });
  const promotionId = `promo_lowered_${Date.now()}`;
  const hold = (cart: string, limit: number) =>
    service.holdVoucher({
      promotionId,
      limit,
      cartId: `${cart}_${promotionId}`,
      until: new Date(Date.now() + 60_000),
    });
  expect([await hold("first", 2), await hold("second", 2)]).toEqual([true, true]);
  await service.releaseVouchers(`first_${promotionId}`);
  expect([await hold("third", 1), await hold("second", 1)]).toEqual([false, true]);
  expect([await hold("third", 2), await hold("fourth", 2)]).toEqual([true, false]);
});
