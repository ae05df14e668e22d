import { expect, test } from "vitest";
import { boardStep } from "./follow-board";

test.each([
  ["table", false, "packed", "packed"],
  ["table", false, "shipped", "on_the_way"],
  ["table", false, "delivered", "delivered"],
  ["table", true, "packed", "ready"],
  ["table", true, "shipped", "ready"],
  ["table", true, "delivered", "delivered"],
  ["sample", false, "packed", "packed"],
  ["sample", false, "shipped", "on_the_way"],
  ["sample", true, "packed", "packed"],
  ["sample", true, "delivered", "delivered"],
] as const)("a %s (picked up: %s) whose parcel is %s is %s on the board", (kind, isPickup, step, on) => {
  expect(boardStep(kind, isPickup, step)).toBe(on);
});
