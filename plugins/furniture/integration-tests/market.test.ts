import { expect, test } from "vitest";
import { admin, shop } from "../../../tests/shopper/shop";

test("staff's pages are told where and in what the shop sells, and a visitor without a login is not", async () => {
  const { status, body } = await admin("GET", "/furniture/market");
  expect([status, body]).toEqual([
    200,
    { home_country: "de", currency_code: "eur", time_zone: "Europe/Berlin" },
  ]);
  expect((await fetch(`${shop.medusa}/admin/furniture/market`)).status).toBe(401);
});
