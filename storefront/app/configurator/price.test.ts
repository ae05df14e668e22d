import { defaultConfiguration, PRICES } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { differenceOf } from "./price.ts";

// The fees of the specification: a table's are added after the multiplication, a stool's before it (times 1.3).
test.each([
  ["table", { tableTop: "solid" }, { tableTop: "single" }, 150],
  ["table", { frameType: "diagonal" }, { frameType: "open" }, 125],
  ["table", { frameType: "open" }, { frameType: "closed" }, -75],
  ["table", { choosePlanks: true }, { choosePlanks: false }, 30],
  ["table", {}, {}, 0],
  ["stool", { frameType: "massive" }, { frameType: "simple" }, 65],
] as const)("a %s with %j is said to cost so much more than with %j: %d EUR", (kind, choice, other, fee) => {
  expect(differenceOf(kind, defaultConfiguration(kind), choice, other, PRICES)).toBe(fee);
});
