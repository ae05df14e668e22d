import { join } from "node:path";
import { CACHE } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { findOnPath } from "./programs.mjs";

export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && findOnPath(["apt-get"]) !== undefined;
}

/**
 * @param {string} name
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} what it said last
 */
export async function installDebianPackage(name, children, signal) {
  const quiet = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (/** @type {string[]} */ ...args) =>
    runAndSee(children, {
      name: "apt-get",
      command: "apt-get",
      args,
      cwd: "/",
      env: quiet,
      logPath: join(CACHE, "logs/apt-get.log"),
      signal,
    });
  // The lists of a fresh container are empty or old; an update that fails in part may still do.
  await run("update", "-q");
  return (await run("install", "-q", "-y", "--no-install-recommends", name)).lastLines;
}
