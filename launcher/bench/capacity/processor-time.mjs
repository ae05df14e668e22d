import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part that asks: this process. */
export const CLIENT = "client";

/**
 * Processor time that a part of the shop has used so far, with all its descendant processes.
 * @typedef {object} Used
 * @property {number} all ms
 * @property {number} serial ms of its busiest thread: what one process cannot spread over cores
 */

/**
 * Processor time of each part of the running shop and of this process. Linux alone tells it.
 * @param {string} dataDir of the shop, where it writes down its children
 * @returns {Map<string, Used>} by name
 */
export function processorTime(dataDir) {
  const families = familiesOf(dataDir);
  const { user, system } = process.cpuUsage();
  const client = (user + system) / 1000;
  return new Map([
    ...[...families].map(([name, pids]) => /** @type {const} */ ([name, usedBy(pids)])),
    /** @type {[string, Used]} */ ([CLIENT, { all: client, serial: client }]),
  ]);
}

/**
 * The processes of each part.
 * @param {string} dataDir
 * @returns {Map<string, number[]>} by name
 */
export function familiesOf(dataDir) {
  /** @type {{ name: string, pid: number }[]} */
  const parts = JSON.parse(readFileSync(join(dataDir, "children.json"), "utf8"));
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  /** @type {(pid: number) => number[]} */
  const family = (pid) => [
    pid,
    ...processes.filter(([, parent]) => parent === pid).flatMap(([child = 0]) => family(child)),
  ];
  return new Map(parts.map(({ name, pid }) => [name, family(pid)]));
}

/**
 * @param {readonly number[]} pids
 * @returns {Used}
 */
function usedBy(pids) {
  const threads = pids.flatMap(threadTimes);
  return {
    all: pids.reduce((sum, pid) => sum + timeIn(`/proc/${pid}/stat`, OWN_AND_ENDED), 0),
    serial: Math.max(0, ...threads),
  };
}

/** @param {number} pid of a process that may have ended meanwhile */
function threadTimes(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => timeIn(`/proc/${pid}/task/${thread}/stat`, OWN));
  } catch {
    return [];
  }
}

/** Fields of `/proc/…/stat` behind the name in brackets, see proc_pid_stat(5): `utime` and `stime`, then those of ended children. */
const OWN = /** @type {const} */ ([11, 13]);
const OWN_AND_ENDED = /** @type {const} */ ([11, 15]);

/**
 * Processor time, ms; the kernel counts hundredths of a second.
 * @param {string} path
 * @param {readonly [from: number, to: number]} fields
 */
function timeIn(path, [from, to]) {
  try {
    const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
  } catch {
    return 0;
  }
}
