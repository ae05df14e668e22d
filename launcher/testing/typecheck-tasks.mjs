import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { NO_SOURCE } from "../builds/hash.mjs";
import { Fault } from "../command/fault.mjs";
import { CACHE, ROOT } from "../command/places.mjs";
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
