import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { percentile } from "../bench/measure.ts";
import { duration } from "../command/duration.mjs";
import { countsLine, judge, playwrightCounts, sum, vitestCounts } from "./counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "planke46-report-"));

afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test("the counts end a run in one plain line", () => {
  const total = sum({ passed: 3, failed: 0, skipped: 1 }, { passed: 4, failed: 2, skipped: 0 });
  expect(countsLine(total)).toBe("7 passed, 2 failed, 1 skipped");
});

test("a vitest file that cannot be loaded counts as failed", () => {
  const path = report({
    numPassedTests: 5,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    numPendingTests: 1,
    numTodoTests: 2,
  });
  expect(vitestCounts(path)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test("Playwright's flaky tests passed in the end", () => {
  const path = report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } });
  expect(playwrightCounts(path)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});

test.each([
  ["left no report", undefined, 0],
  ["ran nothing", { passed: 0, failed: 0, skipped: 0 }, 0],
  ["failed without a failed test", { passed: 9, failed: 0, skipped: 0 }, 1],
  ["was killed", { passed: 9, failed: 0, skipped: 0 }, null],
])("a runner that %s counts as one failure", (_, counts, exitCode) => {
  expect(judge(counts, exitCode).failed).toBe(1);
});

test("half a report is no report", () => {
  const path = report({});
  writeFileSync(path, '{"numPassedTests": 5');
  expect(vitestCounts(path)).toBeUndefined();
  rmSync(path);
  expect(vitestCounts(path)).toBeUndefined();
});

test.each([
  [412, "0.4 s"],
  [12_400, "12 s"],
  [59_700, "1 min 00 s"],
  [125_000, "2 min 05 s"],
])("%i ms is %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});

test("a percentile is a value that was measured", () => {
  expect(percentile([5, 1, 4, 2, 3], 50)).toBe(3);
  expect(percentile([5, 1, 4, 2, 3], 95)).toBe(5);
});
