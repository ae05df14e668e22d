import { BigNumber } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { mainUnit, smallestUnit } from "./amount";

test.each([
  [1491, "eur", 149_100],
  ["0.5", "EUR", 50],
  [19.99, "eur", 1999],
  [4.35, "eur", 435],
  [1.15, "eur", 115],
  [500, "jpy", 500],
  [1.5, "kwd", 1500],
])("%s %s are %i for Stripe, and back", (amount, currency, units) => {
  expect(smallestUnit(amount, currency)).toBe(units);
  expect(mainUnit(units, currency)).toBe(Number(amount));
});

test.each([
  [0.001, "eur"],
  [1.5, "jpy"],
  [-1, "eur"],
])("%s %s cannot be charged", (amount, currency) => {
  expect(() => smallestUnit(amount, currency)).toThrow(
    `${amount} ${currency} is no amount that can be charged`,
  );
  // As Medusa hands it on.
  const stored = new BigNumber(amount);
  expect(() => smallestUnit(stored, currency)).toThrow(`${amount} ${currency} is no amount`);
});
