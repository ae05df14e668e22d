// Ends the processes of a launcher that was killed before it could clean up. The launcher sends the ids of its process
// groups over standard input; when that pipe closes, the watchdog ends the groups that are left.
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { signalGroup } from "./identity.mjs";

const GRACE_MS = 8_000;

/** @type {Map<number, NodeJS.Signals>} */
const groups = new Map();

// The signals of a terminal reach everything in it; only the closing pipe counts here.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, pid, signal] = line.split(" ");
  if (verb === "add") groups.set(Number(pid), /** @type {NodeJS.Signals} */ (signal));
  if (verb === "remove") groups.delete(Number(pid));
}

for (const [pid, signal] of groups) signalGroup(pid, signal);
const deadline = Date.now() + GRACE_MS;
while (Date.now() < deadline && [...groups.keys()].some(isLeft)) await wait(100);
for (const pid of groups.keys()) signalGroup(pid, "SIGKILL");

/** @param {number} pid */
function isLeft(pid) {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
