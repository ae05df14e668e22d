import { expect, test } from "vitest";
import { faultsOf, missedGoals, tableOf } from "./scores.ts";

const FINE = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const HOME = { name: "home", promised: 95, goals: { performance: 99, lcp: 1100, scripts: 15 } };

test("a page that keeps every promise has no fault", () => {
  expect(faultsOf(HOME, { scores: FINE, failed: [] })).toEqual([]);
});

test("a page below a promise says which, and by which audits", () => {
  const result = { scores: { ...FINE, performance: 94, seo: 92 }, failed: ["hreflang"] };
  expect(faultsOf(HOME, result)).toEqual([
    "home: performance 94, not 95",
    "home: seo 92, not 100",
    "home: hreflang",
  ]);
});

test("a category that Lighthouse left out is no success", () => {
  const scores = { performance: 100, accessibility: 100, "best-practices": 100 };
  expect(faultsOf(HOME, { scores, failed: [] })).toHaveLength(1);
});

test("a goal is missed above its bound, a score below it; one without a figure is missed", () => {
  expect(missedGoals(HOME, { scores: { performance: 99 }, figures: { lcp: 1100, scripts: 15 } })).toEqual([]);
  expect(missedGoals(HOME, { scores: { performance: 98 }, figures: { lcp: 1101 } })).toEqual([
    "performance 99",
    "LCP 1100",
    "scripts 15",
  ]);
});

test("the table names the goals that a page misses beside what was measured", () => {
  const result = { name: "home", scores: FINE, figures: { lcp: 1871, scripts: 4.9 }, failed: [] };
  expect(tableOf([{ page: HOME, result }]).home).toMatchObject({
    performance: 95,
    "LCP ms": 1871,
    "scripts kB": 4.9,
    "goals missed": "performance 99, LCP 1100",
  });
});
