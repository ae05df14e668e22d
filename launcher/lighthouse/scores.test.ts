import { expect, test } from "vitest";
import { faultsOf } from "./scores.mjs";

const FINE = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const result = (scores: Record<string, number>, failed: string[] = []) => ({
  name: "home",
  scores,
  figures: {},
  failed,
});

test("a page that reaches every goal has no fault", () => {
  expect(faultsOf(result(FINE))).toEqual([]);
});

test("a page below a goal says which, and by which audits", () => {
  expect(faultsOf(result({ ...FINE, performance: 94, seo: 92 }, ["hreflang"]))).toEqual([
    "home: performance 94, not 95",
    "home: seo 92, not 100",
    "home: hreflang",
  ]);
});

test("a category that Lighthouse left out is no success", () => {
  expect(faultsOf(result({ performance: 100, accessibility: 100, "best-practices": 100 }))).toHaveLength(1);
});
