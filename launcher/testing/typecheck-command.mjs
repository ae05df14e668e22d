import { buildTasks } from "../builds/build-tasks.mjs";
import { inTurn } from "../builds/turn.mjs";
import { showError } from "../command/fault.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { typecheckTasks } from "./typecheck-tasks.mjs";

/** Applications: no other package imports the declarations of their builds, so they need not be built. */
const NOT_IMPORTED = ["commerce", "storefront", "cms"];

/** `npm run typecheck`: every package, the Studio and the launcher, after the builds whose declarations they read. */
export async function run() {
  /** @type {import("../command/fault.mjs").Fault[]} */
  const faults = [];
  process.exitCode = await runWithChildren(async ({ children, runTasks }) => {
    const builds = inTurn(buildTasks(children, { except: NOT_IMPORTED }));
    await runTasks([...builds, ...typecheckTasks(children, faults)]);
    if (faults.length === 0) return;
    for (const fault of faults.slice(0, -1)) showError(fault);
    throw faults.at(-1);
  });
}
