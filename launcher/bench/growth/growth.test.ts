import { describe, expect, test } from "vitest";
import { exponentOf } from "./growth.ts";

describe("the exponent of a cost", () => {
  test("is 0 where the cost stays, whatever the size", () => {
    expect(
      exponentOf([
        { size: 10, cost: 20 },
        { size: 100_000, cost: 20 },
      ]),
    ).toBe(0);
  });

  test("is 1 where the cost grows as the size does, 2 where it grows with its square", () => {
    const linear = [10, 1000, 100_000].map((size) => ({ size, cost: 3 * size }));
    const square = [1, 5, 20].map((size) => ({ size, cost: size * size }));
    expect([exponentOf(linear), exponentOf(square)]).toEqual([1, 2]);
  });

  test("is 0 for one size alone: nothing has grown", () => {
    expect(exponentOf([{ size: 10, cost: 20 }])).toBe(0);
  });
});
