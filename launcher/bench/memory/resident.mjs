import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What each part of the running shop takes of the memory, with the processes it has begun (MB by name). Memory that
 * Postgres' processes share counts for each of them.
 * @param {string} dataDir of the shop, where it writes down its children
 * @returns {Map<string, number>}
 */
export function residentMegabytes(dataDir) {
  /** @type {{ name: string, pid: number }[]} */
  const parts = JSON.parse(readFileSync(join(dataDir, "children.json"), "utf8"));
  const byGroup = residentByGroup();
  return new Map(parts.map(({ name, pid }) => [name, (byGroup.get(pid) ?? 0) / 1024]));
}

/** @returns {Map<number, number>} the memory of each group of processes (kB) */
function residentByGroup() {
  const lines = execFileSync("ps", ["-A", "-o", "pgid=,rss="], { encoding: "utf8" }).trim().split("\n");
  /** @type {Map<number, number>} */
  const groups = new Map();
  for (const line of lines) {
    const [group = 0, kB = 0] = line.trim().split(/\s+/).map(Number);
    groups.set(group, (groups.get(group) ?? 0) + kB);
  }
  return groups;
}
