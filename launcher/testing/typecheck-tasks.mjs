import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { buildTasks } from "../builds/build-tasks.mjs";
import { NO_SOURCE } from "../builds/hash.mjs";
import { inTurn } from "../builds/turn.mjs";
import { Fault, showError } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { runToEnd } from "../processes/run-to-end.mjs";

/**
 * Every folder with a tsconfig.json.
 * @param {string} root
 * @returns {string[]} paths from the root
 */
export function typecheckedFolders(root) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} folder */
  const look = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !NO_SOURCE.has(entry.name) && !entry.name.startsWith("."))
        look(join(folder, entry.name));
      if (entry.name === "tsconfig.json" && folder !== root) found.push(relative(root, folder));
    }
  };
  look(root);
  return found.sort();
}

/**
 * One check for each folder; all run, whatever the others find.
 * @param {import("../processes/children.mjs").Children} children
 * @param {Fault[]} faults gathers what they find
 * @returns {import("../tasks/graph.mjs").Task[]}
 */
export function typecheckTasks(children, faults) {
  return typecheckedFolders(ROOT).map((folder) => {
    return {
      name: `types of ${folder}`,
      title: `Check types of ${folder}`,
      after: ["end turn"],
      heavy: true,
      async run(signal) {
        try {
          await runToEnd(children, {
            name: `type check of ${folder}`,
            command: process.execPath,
            args: [
              join(ROOT, "node_modules/typescript-native/bin/tsc"),
              "--noEmit",
              "--pretty",
              "false",
              "-p",
              folder,
            ],
            cwd: ROOT,
            env: process.env,
            logPath: join(CACHE, "logs", `types-${folder.replaceAll("/", "-")}.log`),
            signal,
          });
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          faults.push(error);
          return "FAILED";
        }
        return undefined;
      },
    };
  });
}

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
