import { expect, test } from "vitest";
import { refusals } from "../../plugins/furniture/src/language/de/refusals.ts";
import { KNOWN_REFUSALS } from "../../storefront/app/cart/refusals.ts";
import { isSpoken } from "../../storefront/app/commerce/spoken.ts";

/** What the commerce side has words for while a shopper fills a cart and orders. Other names are parts of sentences. */
const { planks, cart, payment, vouchers } = refusals;
const codes = Object.keys({ ...planks, ...cart, ...payment, ...vouchers }).filter((name) =>
  /^[a-z_]+$/.test(name),
);

test("no reason that the commerce side has words for is said as 'that has not worked' by the storefront", () => {
  expect(codes).toContain("plank_gone");
  const known: readonly string[] = KNOWN_REFUSALS;
  expect(codes.filter((code) => !known.includes(code) && !isSpoken(code))).toEqual([]);
});
