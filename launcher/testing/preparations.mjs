import { buildTasks } from "../builds/build-tasks.mjs";
import { inTurn } from "../builds/turn.mjs";
import { showError } from "../command/fault.mjs";
import { styleTasks, typecheckTasks } from "./check-tasks.mjs";
import { noCounts } from "./counts.mjs";

/** @typedef {import("../command/run-with-children.mjs").Workbench} Workbench */

/**
 * Brings the clone to where everything can be tested.
 * @param {Workbench} workbench
 */
export async function installAndBuild({ children, runTasks }) {
  await runTasks(inTurn(buildTasks(children)));
}

/**
 * The same, and checks types and style on the core that the longest build leaves free.
 * @param {Workbench} workbench
 * @returns {Promise<import("./counts.mjs").Counts>} only what failed: these are no tests
 */
export async function buildAndCheck({ children, runTasks }) {
  /** @type {import("../command/fault.mjs").Fault[]} */
  const faults = [];
  const checks = [...styleTasks(children, faults), ...typecheckTasks(children, faults)];
  await runTasks([...inTurn(buildTasks(children)), ...checks]);
  for (const fault of faults) showError(fault);
  return { ...noCounts(), failed: faults.length };
}
