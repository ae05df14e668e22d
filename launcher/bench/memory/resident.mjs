import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ pid: number, parent: number, kB: number }} Process */

/**
 * Memory of each part of the running shop with all its descendant processes (Postgres puts each of its processes into a
 * separate group). Where the system reports it, shared memory is left out: each Postgres process would count it again.
 * @param {string} dataDir of the shop, where it writes down its children
 * @returns {Map<string, number>} MB by name
 */
export function residentMegabytes(dataDir) {
  /** @type {{ name: string, pid: number }[]} */
  const parts = JSON.parse(readFileSync(join(dataDir, "children.json"), "utf8"));
  const processes = allProcesses();
  return new Map(parts.map(({ name, pid }) => [name, familyKilobytes(pid, processes) / 1024]));
}

/** @returns {Process[]} */
function allProcesses() {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid = 0, parent = 0, kB = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kB };
  });
}

/**
 * @param {number} pid
 * @param {readonly Process[]} processes
 * @returns {number}
 */
function familyKilobytes(pid, processes) {
  const own = processes.find((one) => one.pid === pid);
  if (!own) return 0;
  const children = processes.filter(({ parent }) => parent === pid);
  return children.reduce(
    (sum, child) => sum + familyKilobytes(child.pid, processes),
    own.kB - sharedKilobytes(pid),
  );
}

/** @param {number} pid of a process that may have ended meanwhile */
function sharedKilobytes(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^RssShmem:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
