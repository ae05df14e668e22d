import { join } from "node:path";
import { Fault } from "../command/fault.mjs";
import { CACHE } from "../command/places.mjs";
import { runAndSee } from "../processes/run-to-end.mjs";
import { findOnPath, reasonIn } from "./programs.mjs";

/**
 * What some tests need and the others can do without: where it is, or why there is none. `isFault` says that it could have
 * been there: Debian's packages were reached and did not bring it, or a variable names what is no program.
 * @template T
 * @typedef {{ found: T, from: string } | { missing: string, isFault: boolean }} Finding
 */

/**
 * Looks for programs, and installs Debian's packages when they are not there and this is root.
 * @template T
 * @param {() => T | undefined} look
 * @param {readonly string[]} packages that hold them
 * @param {string} advice what a person can do instead
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<Finding<T>>}
 */
export async function findOrInstall(look, packages, advice, children, signal) {
  const present = look();
  if (present !== undefined) return { found: present, from: "already there" };
  if (!canInstallDebianPackages()) return { missing: advice, isFault: false };
  const { isReachable, lastLines } = await installDebianPackages(packages, children, signal);
  const found = look();
  if (found !== undefined) return { found, from: "Debian's package" };
  return { missing: `apt-get: ${reasonIn(lastLines)}`, isFault: isReachable };
}

/**
 * Says where a browser is, or that it is not tested.
 * @param {string} name
 * @param {Finding<unknown>} finding
 * @throws {Fault} in continuous integration, when it is missing and could have been there
 */
export function sayFinding(name, finding) {
  if (!("missing" in finding)) return console.log(`${name}: ${finding.from}`);
  if (finding.isFault && process.env.CI === "true")
    throw new Fault(`${name} is missing (${finding.missing}): its tests may not be skipped here.`);
  console.log(`No ${name} (${finding.missing}): the purchase is not tested in it.`);
}

function canInstallDebianPackages() {
  return process.getuid?.() === 0 && findOnPath(["apt-get"]) !== undefined;
}

/**
 * @param {readonly string[]} names
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<{ isReachable: boolean, lastLines: string[] }>} whether all lists of packages came, and what the
 *   installation said last
 */
async function installDebianPackages(names, children, signal) {
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
