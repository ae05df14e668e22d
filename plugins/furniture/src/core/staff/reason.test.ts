import { expect, test } from "vitest";
import { isReason, REASON_LENGTH } from "./reason";

test("a reason is counted without the spaces around it", () => {
  const shortest = "x".repeat(REASON_LENGTH.least);
  expect(isReason(` ${shortest} `)).toBe(true);
  expect(isReason(` ${shortest.slice(1)}   `)).toBe(false);
  expect(isReason("")).toBe(false);
});
