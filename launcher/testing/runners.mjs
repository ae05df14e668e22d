import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE, ROOT } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { judge, noCounts, playwrightCounts, vitestCounts } from "./counts.mjs";

/**
 * @typedef {import("./counts.mjs").Counts} Counts
 * @typedef {{ children: import("../processes/children.mjs").Children, signal: AbortSignal }} Running
 */

const REPORTS = join(CACHE, "reports");

/**
 * Runs the vitest projects whose names begin with a stage's.
 * @param {Running} running
 * @param {"unit" | "integration" | "launcher"} stage
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
export async function runVitest({ children, signal }, stage, env) {
  const report = freshReport(`vitest-${stage}.json`);
  const { ending } = await runAndSee(children, {
    name: `${stage} tests`,
    command: process.execPath,
    args: [
      join(ROOT, "node_modules/vitest/vitest.mjs"),
      "run",
      `--project=${stage}*`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    cwd: ROOT,
    env: { ...env, ...colours(), NODE_ENV: "test" },
    logPath: join(CACHE, `logs/test-${stage}.log`),
    signal,
    echo: true,
  });
  return judge(vitestCounts(report), ending.code);
}

/**
 * Runs the browser tests.
 * @param {Running} running
 * @param {NodeJS.ProcessEnv} env with CHROMIUM_PATH and SHOP_JSON
 * @returns {Promise<Counts>}
 */
export async function runPlaywright({ children, signal }, env) {
  const report = freshReport("playwright.json");
  const { ending } = await runAndSee(children, {
    name: "browser tests",
    command: process.execPath,
    args: [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
    cwd: ROOT,
    env: { ...env, ...colours(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    logPath: join(CACHE, "logs/test-browser.log"),
    signal,
    echo: true,
  });
  return judge(playwrightCounts(report), ending.code);
}

/** The packages with a `stryker.config.mjs`. */
const MUTATED = [
  "plugins/furniture-rules",
  "plugins/furniture",
  "plugins/stripe-checkout",
  "commerce",
  "storefront",
];

/**
 * Changes the code of each package in small ways and looks whether its unit tests notice. A package whose tests notice too little
 * counts as one failed test; the others are looked at all the same.
 * @param {Running} running
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
export async function runMutation({ children, signal }, env) {
  const counts = noCounts();
  for (const folder of MUTATED) {
    const name = folder.replaceAll("/", "-");
    const { ending } = await runAndSee(children, {
      name: `mutation of ${folder}`,
      command: process.execPath,
      args: [join(ROOT, "node_modules/@stryker-mutator/core/bin/stryker.js"), "run"],
      cwd: join(ROOT, folder),
      env: { ...env, ...colours(), TEST_LONG: undefined },
      logPath: join(CACHE, `logs/mutation-${name}.log`),
      signal,
      echo: true,
    });
    if (ending.code === 0) counts.passed += 1;
    else counts.failed += 1;
  }
  return counts;
}

/**
 * A report of an earlier run must never be taken for this one's.
 * @param {string} name
 */
function freshReport(name) {
  const path = join(REPORTS, name);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** The runners write into a pipe and cannot see whether a person reads along. */
function colours() {
  return process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1", FORCE_COLOR: undefined };
}
