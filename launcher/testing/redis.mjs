import { canInstallDebianPackages, installDebianPackage } from "./debian.mjs";
import { findOnPath, isProgram, reasonIn } from "./programs.mjs";

const NAMES = ["redis-server", "valkey-server"];

/**
 * Finds a Redis for the tests, or installs one: REDIS_SERVER_PATH, the system's, Debian's package when root.
 * @param {import("../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @returns {Promise<{ path: string, from: string } | { missing: string }>} where it is, or why there is none
 */
export async function findRedis(children, signal) {
  const given = process.env.REDIS_SERVER_PATH;
  if (given && !isProgram(given))
    return { missing: `REDIS_SERVER_PATH is ${given}, but there is no program` };
  if (given) return { path: given, from: "REDIS_SERVER_PATH" };
  const present = findOnPath(NAMES);
  if (present) return { path: present, from: "already there" };
  if (!canInstallDebianPackages())
    return { missing: "install redis-server, or set REDIS_SERVER_PATH to one" };
  const lines = await installDebianPackage("redis-server", children, signal);
  const path = findOnPath(NAMES);
  return path ? { path, from: "Debian's package" } : { missing: `apt-get: ${reasonIn(lines)}` };
}
