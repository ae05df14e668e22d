import { expect, test } from "vitest";
import { quantityBounds } from "./contents.js";

test("equal pieces are changed to a number from one to twelve, or to as many as there are already", () => {
  expect(quantityBounds(1)).toEqual({ min: 1, max: 12 });
  expect(quantityBounds(12)).toEqual({ min: 1, max: 12 });
  expect(quantityBounds(20)).toEqual({ min: 1, max: 20 });
});
