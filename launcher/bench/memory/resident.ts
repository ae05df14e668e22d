import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { familiesOf } from "../capacity/processor-time.ts";

/**
 * Memory of each part of the running shop with all its descendant processes (Postgres puts each of its processes into a
 * separate group). Where the system reports it, shared memory is left out: each Postgres process would count it again.
 * @param dataDir of the shop, where it writes down its children
 * @returns MB by name
 */
export function residentMegabytes(dataDir: string): Map<string, number> {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,rss="], { encoding: "utf8" }).trim().split("\n");
  const resident = new Map(lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  const own = (pid: number) => (resident.get(pid) ?? 0) - sharedKilobytes(pid);
  return new Map(
    [...familiesOf(dataDir)].map(([name, pids]) => [
      name,
      pids.reduce((sum, pid) => sum + own(pid), 0) / 1024,
    ]),
  );
}

/** @param pid of a process that may have ended meanwhile */
function sharedKilobytes(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^RssShmem:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
