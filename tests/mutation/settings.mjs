import { join } from "node:path";

const HERE = import.meta.dirname;

/**
 * What the mutation runs of all packages share. Stryker works in the package's folder: it copies it into `.cache`, and runs for
 * each mutant the unit tests that reach it.
 * @param {string} name of the package, for its report
 * @param {{ mutate: string[], least: number, tests: string[], withoutTests?: string[], withoutAsking?: boolean }} part `mutate` names what
 *   is mutated, `withoutAsking` not in functions that ask others (ignore-asking.mjs); `least` percent of it must be killed, by the tests that
 *   `tests` names, but for those of `withoutTests`. They share one copy of the modules: none may replace one
 * @returns {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export function mutationOf(name, { mutate, least, tests, withoutTests = [], withoutAsking = false }) {
  // The test runner's processes read it in vitest.config.ts.
  process.env.MUTATION_TESTS = JSON.stringify({ tests, withoutTests });
  const report = join(HERE, "../../.cache/reports", `mutation-${name}`);
  return {
    plugins: [
      "@stryker-mutator/vitest-runner",
      ...["ignore-asking.mjs", "ignore-texts.mjs", "short-reasons.mjs"].map((file) => join(HERE, file)),
    ],
    ignorers: [...(withoutAsking ? ["asking"] : []), "texts"],
    testRunner: "vitest",
    vitest: { configFile: join(HERE, "vitest.config.ts"), related: false },
    mutate: [...mutate, "!**/*.{test,cases}.{ts,tsx}"],
    ignorePatterns: ["dist", "build", ".medusa", "integration-tests"],
    coverageAnalysis: "perTest",
    // A mutant of what is computed once on loading a module would need a fresh process for all tests.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${report}-known.json`,
    concurrency: 2,
    // Endless loops are noticed by counting; a machine that is busy with other things must not kill mutants.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    tempDirName: ".cache/stryker",
    cleanTempDir: "always",
    reporters: ["short-reasons", "progress-append-only", "clear-text", "json", "html"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    thresholds: { high: 100, low: least, break: least },
    allowEmpty: false,
    disableTypeChecks: false,
  };
}
