import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../command/fault.mjs";
import { Child } from "./child.mjs";

/** Often at first; a part that takes long is not made slower by being asked. */
const ASK_EVERY_MS = { first: 150, later: 1_000 };
const FIRST_MS = 15_000;

/**
 * Waits until an address answers 200.
 * @param {object} options
 * @param {string} options.url
 * @param {Child} options.child the process that should answer
 * @param {number} options.timeoutMs
 * @param {AbortSignal} options.signal
 * @throws {Fault} when the process ends first or the time is up, with the end of its log
 */
export async function waitForHealth({ url, child, timeoutMs, signal }) {
  const since = Date.now();
  const deadline = since + timeoutMs;
  let answer = "no answer";
  /** @type {import("./child.mjs").Ending | undefined} */
  let ending;
  child.ended.then((how) => {
    ending = how;
  });
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (ending) throw deathOf(child, ending);
    const asked = await ask(url);
    if (asked === "") return;
    answer = asked;
    await wait(Date.now() - since < FIRST_MS ? ASK_EVERY_MS.first : ASK_EVERY_MS.later);
  }
  throw new Fault(`The ${child.name} did not get ready in ${timeoutMs / 1000} s; ${url} says: ${answer}.`, {
    details: child.log.lastLines(),
  });
}

/**
 * The fault of a part that ended unexpectedly.
 * @param {Child} child
 * @param {import("./child.mjs").Ending} ending
 */
export function deathOf(child, ending) {
  return new Fault(`The ${child.name} ${Child.describe(ending)}. Its last lines (${child.log.path}):`, {
    details: child.log.lastLines(),
  });
}

/**
 * @param {string} url
 * @returns {Promise<string>} empty when healthy, else what was answered
 */
async function ask(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: "manual" });
    const body = await response.text();
    return response.status === 200 ? "" : `${response.status} ${body.slice(0, 200)}`;
  } catch {
    return "no answer";
  }
}
