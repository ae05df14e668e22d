import { Fault } from "../command/fault.mjs";
import { findOrInstall } from "./find-or-install.mjs";
import { findOnPath, isProgram } from "./programs.mjs";

const NAMES = ["redis-server", "valkey-server"];

/**
 * Finds a Redis for the tests, or installs one: REDIS_SERVER_PATH, the system's, Debian's package when root.
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<import("./find-or-install.mjs").Finding<string>>} where it is, or why there is none
 */
export async function findRedis(children, signal) {
  const given = process.env.REDIS_SERVER_PATH;
  if (given && !isProgram(given))
    return { missing: `REDIS_SERVER_PATH is ${given}, but there is no program`, isFault: false };
  if (given) return { found: given, from: "REDIS_SERVER_PATH" };
  const advice = "install redis-server, or set REDIS_SERVER_PATH to one";
  return findOrInstall(() => findOnPath(NAMES), ["redis-server"], advice, children, signal);
}

/**
 * A person may test without Redis; a CI run that skips its tests would call a shop tested that is not.
 * @param {string} reason why there is none
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} the line that tells a person what is skipped
 * @throws {Fault} with CI=true
 */
export function goOnWithoutRedis(reason, env) {
  if (env.CI === "true")
    throw new Fault(`No Redis (${reason}): with CI=true the tests that need it must not be skipped.`);
  return `No Redis (${reason}): the tests of the cache that processes share are skipped.`;
}
