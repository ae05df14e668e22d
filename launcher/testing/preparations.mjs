import { join } from "node:path";
import { buildTasks } from "../builds/build-tasks.mjs";
import { inTurn } from "../builds/turn.mjs";
import { showError } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { noCounts } from "./counts.mjs";
import { typecheckTasks } from "./typecheck-tasks.mjs";

/** @typedef {import("../command/run-with-children.mjs").Workbench} Workbench */

/**
 * Brings the clone to where everything can be tested.
 * @param {Workbench} workbench
 */
export async function installAndBuild({ children, runTasks }) {
  await runTasks(inTurn(buildTasks(children)));
}

/**
 * Type checks every package, lints the whole clone, holds its imports against the layers, and looks for what no file uses
 * and for copied code.
 * @param {Workbench} workbench
 * @returns {Promise<import("./counts.mjs").Counts>} only what failed: these are no tests
 */
export async function checkTypesAndStyle({ children, signal, runTasks }) {
  /** @type {import("../command/fault.mjs").Fault[]} */
  const faults = [];
  await runTasks(typecheckTasks(children, faults));
  for (const fault of faults) showError(fault);
  /** @param {string} script of package.json */
  const passes = async (script) => {
    const { ending } = await runAndSee(children, {
      name: script,
      command: "npm",
      args: ["run", "--silent", script],
      cwd: ROOT,
      env: process.env,
      logPath: join(CACHE, `logs/${script}.log`),
      signal,
      echo: true,
    });
    return ending.code === 0;
  };
  // Each takes one core.
  const checks = await Promise.all(["lint", "layers", "unused", "copies"].map(passes));
  return { ...noCounts(), failed: faults.length + checks.filter((passed) => !passed).length };
}
