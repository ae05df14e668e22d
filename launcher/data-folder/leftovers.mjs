import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lives, signalGroup } from "../processes/identity.mjs";
import { writePrivately } from "./write.mjs";

const GRACE_MS = 8_000;

/**
 * Children of a start on this folder, as recorded while they ran.
 * @typedef {import("../processes/identity.mjs").ProcessIdentity & { name: string }} RecordedChild
 */

/** @param {string} dataDir */
const recordPath = (dataDir) => join(dataDir, "children.json");

/**
 * Keeps the record of the children that run now; no file while there are none.
 * @param {string} dataDir
 * @returns {(children: RecordedChild[]) => void}
 */
export function childrenRecord(dataDir) {
  return (children) => {
    try {
      if (children.length === 0) rmSync(recordPath(dataDir), { force: true });
      else writePrivately(recordPath(dataDir), children);
    } catch {
      // On a full disk the record is lost; the watchdog still knows every child.
    }
  };
}

/**
 * Ends what a launcher that was killed left running on this folder: exactly the recorded processes, and only while they
 * still are the same ones.
 * @param {string} dataDir
 * @param {number} [graceMs] so long they may take to stop by themselves
 * @returns {Promise<string[]>} the names of the parts that were ended
 */
export async function endLeftovers(dataDir, graceMs = GRACE_MS) {
  const left = readRecord(dataDir).filter(lives);
  for (const { pid } of left) signalGroup(pid, "SIGTERM");
  const deadline = Date.now() + graceMs;
  while (left.some(lives) && Date.now() < deadline) await wait(100);
  for (const child of left.filter(lives)) signalGroup(child.pid, "SIGKILL");
  while (left.some(lives)) await wait(50);
  rmSync(recordPath(dataDir), { force: true });
  return left.map(({ name }) => name);
}

/**
 * @param {string} dataDir
 * @returns {RecordedChild[]}
 */
function readRecord(dataDir) {
  const path = recordPath(dataDir);
  if (!existsSync(path)) return [];
  try {
    const children = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(children) ? children.filter(isRecorded) : [];
  } catch {
    return [];
  }
}

/**
 * @param {unknown} value
 * @returns {value is RecordedChild}
 */
function isRecorded(value) {
  if (typeof value !== "object" || value === null) return false;
  return (
    "pid" in value && typeof value.pid === "number" && "began" in value && typeof value.began === "string"
  );
}
