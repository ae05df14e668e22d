import { describe, expect, test } from "vitest";
import { beyond, bill, times } from "./breakdown.js";
import { exact, product, quotient, roundHalfUp, sum } from "./exact.js";

const ratio = (numerator: bigint, denominator: bigint) => ({ numerator, denominator });

describe("an exact fraction", () => {
  test("is the decimal as it is written, with up to six places", () => {
    expect(exact(7)).toEqual(ratio(7n, 1n));
    expect(exact(0)).toEqual(ratio(0n, 1n));
    expect(exact(1.19)).toEqual(ratio(119n, 100n));
    expect(exact(-2.5)).toEqual(ratio(-25n, 10n));
    expect(exact(0.123456)).toEqual(ratio(123_456n, 1_000_000n));
    expect(() => exact(0.1234567)).toThrow(/0.1234567 has more than six decimal places/);
    expect(() => exact(1 / 3)).toThrow(RangeError);
  });

  test("adds to others of the same, a smaller, a larger and a strange denominator", () => {
    expect(sum()).toEqual(ratio(0n, 1n));
    expect(sum(1.5, 2.5)).toEqual(ratio(40n, 10n));
    expect(sum(1.25, 0.5)).toEqual(ratio(175n, 100n));
    expect(sum(0.5, 1.25)).toEqual(ratio(175n, 100n));
    expect(sum(ratio(1n, 3n), ratio(1n, 4n))).toEqual(ratio(7n, 12n));
    expect(sum(ratio(1n, 4n), ratio(1n, 3n))).toEqual(ratio(7n, 12n));
    // What binary floating point cannot: 0.1 + 0.2.
    expect(sum(0.1, 0.2)).toEqual(ratio(3n, 10n));
  });

  test("multiplies and divides", () => {
    expect(product()).toEqual(ratio(1n, 1n));
    expect(product(2.5, 1.3, 4)).toEqual(ratio(1300n, 100n));
    expect(quotient(10, 1.5)).toEqual(ratio(100n, 15n));
    expect(quotient(ratio(1n, 2n), ratio(3n, 4n))).toEqual(ratio(4n, 6n));
  });

  test.each([
    [0.4, 0],
    [0.5, 1],
    [0.6, 1],
    [1, 1],
    [1.499999, 1],
    [1.5, 2],
    [2.5, 3],
    [0, 0],
    [-0.4, 0],
    [-0.5, 0],
    [-0.6, -1],
    [-1, -1],
    [-1.5, -1],
    [-1.6, -2],
    [-2, -2],
  ])("%d is rounded to %d: to the nearest whole, halves up", (value, whole) => {
    expect(roundHalfUp(exact(value)) + 0).toBe(whole);
  });

  test("thirds are rounded as well", () => {
    expect([1n, 2n, 4n, 5n].map((thirds) => roundHalfUp(ratio(thirds, 3n)))).toEqual([0, 1, 1, 2]);
  });
});

describe("the bill of a piece", () => {
  const cost = (code: string, amount: number) => ({ code, label: code, amount });

  test("is rounded once: each line is what it adds to the rounded running sum, and what adds nothing is left out", () => {
    // Running sums 10.4, 10.8, 11.2, 11.2, 9.7: rounded 10, 11, 11, 11, 10.
    const costs = [cost("a", 10.4), cost("b", 0.4), cost("c", 0.4), cost("d", 0), cost("e", -1.5)];
    expect(bill(costs)).toEqual({
      price: 10,
      breakdown: [
        { code: "a", label: "a", amount: 10 },
        { code: "b", label: "b", amount: 1 },
        { code: "e", label: "e", amount: -1 },
      ],
    });
    expect(bill([])).toEqual({ price: 0, breakdown: [] });
  });

  test("counts what is beyond the included, and all of it times a factor", () => {
    expect([90, 100, 101].map((cm) => beyond(cm, 100))).toEqual([0, 0, 1]);
    expect(times(1.3, [cost("a", 10), cost("b", 0.5)])).toEqual([
      { code: "a", label: "a", amount: ratio(130n, 10n) },
      { code: "b", label: "b", amount: ratio(65n, 100n) },
    ]);
  });
});
