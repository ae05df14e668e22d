import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A process that cannot be mistaken for a later one with the same number: its number and when it began.
 * @typedef {{ pid: number, began: string }} ProcessIdentity
 */

/**
 * When a living process began, in whatever unit the system counts; nothing for a dead one or a zombie.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function processBegan(pid) {
  if (process.platform === "linux") return beganOnLinux(pid);
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function beganOnLinux(pid) {
  try {
    // The name in brackets may hold spaces; the state and the start in ticks since boot follow it (man 5 proc).
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const [state, ticks] = [fields[0], fields[19]];
    if (state === "Z" || state === "X") return undefined;
    return `${bootId()}:${ticks}`;
  } catch {
    return undefined;
  }
}

function bootId() {
  return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim().slice(0, 8);
}

/**
 * @param {number} pid
 * @returns {ProcessIdentity}
 */
export function identify(pid) {
  return { pid, began: processBegan(pid) ?? "" };
}

/**
 * True while exactly this process lives.
 * @param {ProcessIdentity} identity
 */
export function lives({ pid, began }) {
  return began !== "" && processBegan(pid) === began;
}

/**
 * Signals a whole process group; silent when it is gone.
 * @param {number} pid the leader's number
 * @param {NodeJS.Signals} signal
 * @returns {boolean} false when nothing of the group was left
 */
export function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
