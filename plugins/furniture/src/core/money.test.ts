import fc from "fast-check";
import { expect, test } from "vitest";
import { prorate } from "./money";

test.each([
  [75, [1491, 175], [67.12, 7.88]],
  [100, [100, 100, 100], [33.34, 33.33, 33.33]],
  [50, [17, 65], [10.37, 39.63]],
  [5, [5], [5]],
  // 71.43, 142.86 and 285.71 cents: the two that are missing go where most was cut off.
  [5, [1, 2, 4], [0.71, 1.43, 2.86]],
  [0, [10, 20], [0, 0]],
  [0, [0, 0], [0, 0]],
  [0, [], []],
])("%d EUR over %j", (amount, shares, expected) => {
  expect(prorate(amount, shares)).toEqual(expected);
});

test("the parts sum to the amount and none exceeds its share", () => {
  const shares = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (sizes, portion) => {
      const amount = Math.floor(sizes.reduce((sum, size) => sum + size, 0) * portion);
      const parts = prorate(amount, sizes);
      expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(amount * 100);
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(sizes[index] ?? 0);
      });
    }),
  );
});

test("an amount larger than all shares is a mistake of the caller", () => {
  expect(() => prorate(11, [5, 5])).toThrow(new RangeError("11 EUR do not fit into 10 EUR"));
});
