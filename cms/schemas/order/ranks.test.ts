import { LexoRank } from "lexorank";
import { expect, test } from "vitest";
import { rankAfter, rankRightBehind, ranksFor } from "./ranks.ts";

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

test("a copy stands between its original and the next, and another copy finds room too", () => {
  const [original, next] = ranksFor(2) as [string, string];
  const copies = [rankRightBehind(original), rankRightBehind(original)].sort();
  expect(new Set(copies).size).toBe(2);
  expect([next, ...copies, original].sort()).toEqual([original, ...copies, next]);
  const [first, second] = copies.map((rank) => LexoRank.parse(rank)) as [LexoRank, LexoRank];
  expect(first.between(second).toString() > first.toString()).toBe(true);
});
