import { expect, test } from "vitest";
import { pauseAfter } from "./send-due";

test("each pause is twice as long as the one before, up to half an hour", () => {
  const longest = (attempts: number) => pauseAfter(attempts, () => 1);
  expect([1, 2, 3, 7, 50].map(longest)).toEqual([30, 60, 120, 1800, 1800]);
});

test("chance shortens a pause by up to a half", () => {
  expect(pauseAfter(1, () => 0)).toBe(15);
});
