import { existsSync, readFileSync } from "node:fs";

/**
 * How many tests of a run did what.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @returns {Counts} */
export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0 });

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function sum(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** @param {Counts} counts */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * The counts of one runner. A runner without a report, without any test, or with a failed exit code but no failed test
 * counts as one failure.
 * @param {Counts | undefined} reported
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function judge(reported, exitCode) {
  if (!reported) return { ...noCounts(), failed: 1 };
  const nothingRan = reported.passed + reported.failed + reported.skipped === 0;
  const crashed = exitCode !== 0 && reported.failed === 0;
  return nothingRan || crashed ? { ...reported, failed: reported.failed + 1 } : reported;
}

/**
 * @param {string} path of vitest's JSON report
 * @returns {Counts | undefined} nothing without a report
 */
export function vitestCounts(path) {
  const report = readJson(path);
  if (!report) return undefined;
  const suites = Number(report.numFailedTestSuites ?? 0);
  const failed = Number(report.numFailedTests);
  return {
    passed: Number(report.numPassedTests),
    // A file that could not be loaded has no failed test; it counts as a failure.
    failed: failed === 0 ? suites : failed,
    skipped: Number(report.numPendingTests) + Number(report.numTodoTests ?? 0),
  };
}

/**
 * @param {string} path of Playwright's JSON report
 * @returns {Counts | undefined} nothing without a report
 */
export function playwrightCounts(path) {
  const stats = readJson(path)?.stats;
  if (!stats) return undefined;
  // A flaky test failed at first and passed when repeated.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/** @param {string} path */
function readJson(path) {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
