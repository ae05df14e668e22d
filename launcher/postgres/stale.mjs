import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processBegan } from "../processes/identity.mjs";

const GRACE_MS = 15_000;

/**
 * Clears what a killed Postgres left behind. The caller holds the data folder's lock, so no launcher uses this cluster.
 * - Its server still runs: it is shut down.
 * - Its number belongs to some other program by now: Postgres would wait for that for ever, so the file goes.
 * - Its number is free: Postgres itself knows best, and also waits for its own last helpers.
 * @param {string} data the cluster's folder
 */
export async function clearStalePostgres(data) {
  const path = join(data, "postmaster.pid");
  const pid = existsSync(path) ? Number(readFileSync(path, "utf8").split("\n")[0]) : 0;
  if (!(pid > 1) || processBegan(pid) === undefined) return;
  if (!serves(pid, data)) return rmSync(path, { force: true });
  process.kill(pid, "SIGINT");
  const deadline = Date.now() + GRACE_MS;
  while (processBegan(pid) !== undefined && Date.now() < deadline) await wait(100);
  if (processBegan(pid) !== undefined) process.kill(pid, "SIGQUIT");
  while (processBegan(pid) !== undefined) await wait(100);
}

/**
 * True when this process is a Postgres on exactly this folder.
 * @param {number} pid
 * @param {string} data
 */
function serves(pid, data) {
  try {
    const command =
      process.platform === "linux"
        ? readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").join(" ")
        : execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return command.includes("postgres") && command.includes(`-D ${data} `);
  } catch {
    return false;
  }
}
