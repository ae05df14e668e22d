import { expect, test } from "vitest";
import { isCompared, lookBackFrom } from "./compared";

const now = new Date("2026-11-30T12:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test("a shop that compares every few minutes looks back three days, and so does a new one", () => {
  expect(lookBackFrom(now, now)).toEqual(daysAgo(3));
  expect(lookBackFrom(now, null)).toEqual(daysAgo(3));
});

test("a shop that was down, or restored from a backup, looks back to three days before it last compared", () => {
  expect(lookBackFrom(now, daysAgo(4))).toEqual(daysAgo(7));
  expect(lookBackFrom(now, daysAgo(0.5))).toEqual(daysAgo(3.5));
});

test("nobody looks back further than Stripe lists events, nor less than three days where the clock was set back", () => {
  expect(lookBackFrom(now, daysAgo(90))).toEqual(daysAgo(30));
  expect(lookBackFrom(now, daysAgo(-1))).toEqual(daysAgo(3));
});

test("an old event that failed is looked for again: the next comparison begins no later", () => {
  expect(isCompared(now, [])).toBe(true);
  expect(isCompared(now, [daysAgo(2.9)])).toBe(true);
  expect(isCompared(now, [daysAgo(0), daysAgo(3.1)])).toBe(false);
});
