import { expect, test } from "vitest";
import { rankAfter, ranksFor } from "./ranks.ts";

test("ranks sort as plain text in the order in which they were given", () => {
  const ranks = ranksFor(300);
  expect(new Set(ranks).size).toBe(300);
  expect([...ranks].sort()).toEqual(ranks);
});

test("what is new stands behind the last one", () => {
  expect(rankAfter("0|10000o:") > "0|10000o:").toBe(true);
});

test("the first of all gets a rank, and so does one that follows something that is none", () => {
  expect(rankAfter(null)).toBe(rankAfter());
  expect(rankAfter("100")).toBe(rankAfter());
});
