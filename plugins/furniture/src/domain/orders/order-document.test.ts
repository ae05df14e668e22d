import { expect, test } from "vitest";
import { containedTax } from "./order-document";

/** Only what the VAT is counted from; sums in EUR at 19 %. */
const order = (total: number, taxed: number, credit_line_total: number) => ({
  total,
  tax_total: (taxed / 119) * 19,
  credit_line_total,
});

test.each([
  ["nothing went back", order(369, 369, 0), 58.92],
  ["money went back", order(269, 369, 100), 42.95],
  ["a piece came back as well, whose VAT Medusa has taken off itself", order(75, 175, 100), 11.97],
  ["everything went back", order(0, 175, 175), 0],
  ["there was nothing to pay", order(0, 0, 0), 0],
])("the VAT in what is left of a bill: %s", (_what, stored, tax) => {
  expect(containedTax(stored)).toBeCloseTo(tax, 2);
});
