import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { buildTasks } from "../builds/build-tasks.mjs";
import { NO_SOURCE } from "../builds/hash.mjs";
import { PACKAGES } from "../builds/packages.mjs";
import { inTurn } from "../builds/turn.mjs";
import { Fault, showError } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
import { runWithChildren } from "../command/run-with-children.mjs";
import { runToEnd } from "../processes/run-to-end.mjs";

/** @typedef {import("../tasks/graph.mjs").Task} Task */

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

/** Applications: no other package imports the declarations of their builds, so checks do not wait for these. */
const NOT_IMPORTED = ["commerce", "storefront", "cms"];
const BEFORE_CHECKS = [
  "install root",
  "install cms",
  ...PACKAGES.filter(({ name }) => !NOT_IMPORTED.includes(name)).map(({ name }) => `build ${name}`),
];

/** Scripts of package.json that look at the whole clone: lint, imports against the layers, what no file uses, copied code. */
const STYLE_CHECKS = ["lint", "layers", "unused", "copies"];

/**
 * A type check for each folder; all run, whatever the others find.
 * @param {import("../processes/children.mjs").Children} children
 * @param {Fault[]} faults gathers what they find
 * @returns {Task[]}
 */
export function typecheckTasks(children, faults) {
  const compiler = join(ROOT, "node_modules/typescript-native/bin/tsc");
  return typecheckedFolders(ROOT).map((folder) =>
    checkTask(children, faults, {
      name: `types of ${folder}`,
      title: `Check types of ${folder}`,
      command: process.execPath,
      args: [compiler, "--noEmit", "--pretty", "false", "-p", folder],
      logName: `types-${folder.replaceAll("/", "-")}`,
    }),
  );
}

/**
 * The checks of style, whose output is shown; all run, whatever the others find.
 * @param {import("../processes/children.mjs").Children} children
 * @param {Fault[]} faults gathers which ones found something
 * @returns {Task[]}
 */
export function styleTasks(children, faults) {
  return STYLE_CHECKS.map((script) =>
    checkTask(children, faults, {
      name: script,
      title: `Check ${script}`,
      command: "npm",
      args: ["run", "--silent", script],
      logName: script,
      echo: true,
    }),
  );
}

/**
 * @param {import("../processes/children.mjs").Children} children
 * @param {Fault[]} faults
 * @param {{ name: string, title: string, command: string, args: string[], logName: string, echo?: boolean }} check
 * @returns {Task}
 */
function checkTask(children, faults, { name, title, logName, ...options }) {
  return {
    name,
    title,
    after: BEFORE_CHECKS,
    heavy: true,
    async run(signal) {
      const logPath = join(CACHE, "logs", `${logName}.log`);
      try {
        await runToEnd(children, {
          name: `check "${name}"`,
          cwd: ROOT,
          env: process.env,
          logPath,
          signal,
          ...options,
        });
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        faults.push(error);
        return "FAILED";
      }
      return undefined;
    },
  };
}

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
