import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * How an install has to be made: nothing to do, the missing packages added, or everything from scratch.
 * @typedef {"complete" | "incomplete" | "absent"} InstallState
 */

/**
 * @param {string} root
 * @param {string} folder "." or "cms"
 */
const markPath = (root, folder) =>
  join(root, ".cache", folder === "." ? "installing-root" : `installing-${folder}`);

/**
 * Compares what npm noted in node_modules with what the lock file asks for.
 * @param {string} root
 * @param {string} folder "." or "cms"
 * @returns {InstallState}
 */
export function installState(root, folder) {
  const modules = join(root, folder, "node_modules");
  // npm writes its note last: without it, or with our own mark still there, an install was interrupted.
  if (!existsSync(join(modules, ".package-lock.json")) || existsSync(markPath(root, folder))) return "absent";
  const wanted = packagesOf(join(root, folder, "package-lock.json"));
  const installed = packagesOf(join(modules, ".package-lock.json"));
  const complete = Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.optional || entry.devOptional || entry.peer) return true;
    if (!path.includes("node_modules/")) return true;
    return installed[path]?.version === entry.version || (entry.link && installed[path]?.link);
  });
  return complete ? "complete" : "incomplete";
}

/**
 * The npm command that brings node_modules to the lock file without ever changing it. Not `npm ci`: that refuses a lock
 * file in which optional packages of other systems are missing, as npm leaves it when a registry does not have them.
 */
export const INSTALL_COMMAND = [
  "install",
  "--no-save",
  // Because NODE_ENV=production in the environment would leave the build tools out.
  "--include=dev",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/**
 * Removes the rest of an install that was cut short: npm takes half a package for a whole one.
 * @param {string} root
 * @param {string} folder "." or "cms"
 */
export function removeModules(root, folder) {
  const lock = packagesOf(join(root, folder, "package-lock.json"));
  const workspaces = Object.keys(lock).filter((path) => !path.includes("node_modules"));
  for (const workspace of workspaces)
    rmSync(join(root, folder, workspace, "node_modules"), { recursive: true, force: true });
}

/**
 * Marks an install as begun; the mark goes when it is complete.
 * @param {string} root
 * @param {string} folder
 */
export function markInstall(root, folder) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(markPath(root, folder), "");
}

/**
 * @param {string} root
 * @param {string} folder
 */
export function unmarkInstall(root, folder) {
  rmSync(markPath(root, folder), { force: true });
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, link?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}
