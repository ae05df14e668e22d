import { join } from "node:path";
import { CACHE } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { findOnPath } from "./programs.mjs";

export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && findOnPath(["apt-get"]) !== undefined;
}

/**
 * @param {readonly string[]} names
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<{ isReachable: boolean, lastLines: string[] }>} whether all lists of packages came, and what the
 *   installation said last
 */
export async function installDebianPackages(names, children, signal) {
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
  const update = await run("update", "-q", "-o", "APT::Update::Error-Mode=any");
  const { lastLines } = await run("install", "-q", "-y", "--no-install-recommends", ...names);
  return { isReachable: update.ending.code === 0, lastLines };
}
