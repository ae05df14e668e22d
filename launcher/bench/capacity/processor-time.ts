import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The part that asks: this process. */
export const CLIENT = "client";

/** Processor time that a part of the shop has used so far, with all its descendant processes. */
export interface Used {
  /** ms */
  all: number;
  /** ms of its busiest thread: what one process cannot spread over cores */
  serial: number;
}

/**
 * Processor time of each part of the running shop and of this process. Linux alone tells it.
 * @param dataDir of the shop, where it writes down its children
 * @returns by name
 */
export function processorTime(dataDir: string): Map<string, Used> {
  const families = familiesOf(dataDir);
  const { user, system } = process.cpuUsage();
  const client = (user + system) / 1000;
  return new Map([
    ...[...families].map(([name, pids]) => [name, usedBy(pids)] as const),
    [CLIENT, { all: client, serial: client }] as [string, Used],
  ]);
}

/**
 * The processes of each part.
 * @returns by name
 */
export function familiesOf(dataDir: string): Map<string, number[]> {
  const parts: { name: string; pid: number }[] = JSON.parse(
    readFileSync(join(dataDir, "children.json"), "utf8"),
  );
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family: (pid: number) => number[] = (pid) => [
    pid,
    ...processes.filter(([, parent]) => parent === pid).flatMap(([child = 0]) => family(child)),
  ];
  return new Map(parts.map(({ name, pid }) => [name, family(pid)]));
}

function usedBy(pids: readonly number[]): Used {
  const threads = pids.flatMap(threadTimes);
  return {
    all: pids.reduce((sum, pid) => sum + timeIn(`/proc/${pid}/stat`, OWN_AND_ENDED), 0),
    serial: Math.max(0, ...threads),
  };
}

/** @param pid of a process that may have ended meanwhile */
function threadTimes(pid: number) {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => timeIn(`/proc/${pid}/task/${thread}/stat`, OWN));
  } catch {
    return [];
  }
}

/** Fields of `/proc/…/stat` behind the name in brackets, see proc_pid_stat(5): `utime` and `stime`, then those of ended children. */
const OWN = [11, 13] as const;
const OWN_AND_ENDED = [11, 15] as const;

/** Processor time, ms; the kernel counts hundredths of a second. */
function timeIn(path: string, [from, to]: readonly [from: number, to: number]) {
  try {
    const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields.slice(from, to).reduce((sum, ticks) => sum + Number(ticks), 0) * 10;
  } catch {
    return 0;
  }
}
