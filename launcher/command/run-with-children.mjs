import { Children } from "../processes/children.mjs";
import { listenForStop, StopRequest } from "../processes/stop-reasons.mjs";
import { runTasks } from "../tasks/graph.mjs";
import { progressLines } from "../tasks/progress.mjs";
import { showError } from "./fault.mjs";

/**
 * The tools of a command that starts processes and finishes without being stopped.
 * @typedef {object} Workbench
 * @property {Children} children
 * @property {AbortSignal} signal aborts when the command should stop (Ctrl-C, a closed terminal)
 * @property {(tasks: readonly import("../tasks/graph.mjs").Task[]) => Promise<void>} runTasks with progress
 */

/**
 * Runs such a command and ends all its processes with it, whatever happens.
 * @param {(workbench: Workbench) => Promise<void>} work
 * @returns {Promise<number>} the exit code
 */
export async function runWithChildren(work) {
  const children = new Children();
  const stop = new AbortController();
  listenForStop(
    (reason) => stop.abort(reason),
    () => children.kill(),
  );
  try {
    await work({
      children,
      signal: stop.signal,
      async runTasks(tasks) {
        const progress = progressLines();
        await runTasks(tasks, { signal: stop.signal, progress }).finally(() => progress.close());
      },
    });
    return 0;
  } catch (error) {
    const reason = stop.signal.aborted ? stop.signal.reason : error;
    if (!(reason instanceof StopRequest)) return showError(reason);
    console.log(`Stopped: ${reason.why}.`);
    return reason.exitCode;
  } finally {
    await children.stop();
    children.close();
  }
}
