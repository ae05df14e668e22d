import { expect, test } from "vitest";
import { isLost } from "./lost.ts";

test("a request that never arrived is known in each browser's words", () => {
  expect(isLost(new TypeError("Failed to fetch"))).toBe(true);
  expect(isLost(new TypeError("NetworkError when attempting to fetch resource."))).toBe(true);
  expect(isLost(new TypeError("Load failed"))).toBe(true);
});

test("a fault of ours is not taken for a lost connection", () => {
  expect(isLost(new TypeError("Cannot read properties of undefined"))).toBe(false);
  expect(isLost(new Error("Failed to fetch"))).toBe(false);
});
