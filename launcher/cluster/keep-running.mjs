import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../command/fault.mjs";
import { Child } from "../processes/child.mjs";
import { deathOf } from "../processes/health.mjs";
import { LogFile } from "../processes/log-file.mjs";

/**
 * @typedef {object} Keeping
 * @property {import("../processes/children.mjs").Children} children
 * @property {string} logs folder
 * @property {(reason: unknown) => void} partDied
 *
 * @typedef {object} KeptPart
 * @property {string} name
 * @property {string} log
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Signals} [stopSignal]
 * @property {import("./cluster-tasks.mjs").Ready} ready
 */

/** Three Medusas that start at once on two busy cores take their time. */
const READY_WITHIN_MS = 600_000;
const ASK_EVERY_MS = 300;
/** A part that dies is started again after this long, and twice as long each time it dies before it has lived a while. */
const AGAIN_AFTER_MS = { first: 500, longest: 30_000 };
const LIVED_MS = 60_000;
/** Failures in a row after which a part is not started again. */
const GIVE_UP_AFTER = 8;

/**
 * Starts a part, waits until it is ready, and from then on starts it again whenever it ends unasked.
 * @param {Keeping} keeping
 * @param {KeptPart} part
 * @param {AbortSignal} signal ends the waiting
 * @throws {Fault} when it does not get ready the first time
 */
export async function keepRunning(keeping, part, signal) {
  signal.throwIfAborted();
  const log = new LogFile(join(keeping.logs, `${part.log}.log`));
  const child = keeping.children.start({ ...part, log });
  await untilReady(child, part.ready, signal);
  void startAgain(keeping, child, async () => keeping.children.start({ ...part, log }));
}

/**
 * Starts a part again whenever it ends unasked.
 * @param {Keeping} keeping
 * @param {Child} first
 * @param {() => Promise<Child>} start
 */
export async function startAgain(keeping, first, start) {
  let child = first;
  let deaths = 0;
  for (;;) {
    const since = Date.now();
    const ending = await child.ended;
    if (child.stopping || keeping.children.stopping) return;
    deaths = Date.now() - since > LIVED_MS ? 1 : deaths + 1;
    if (deaths >= GIVE_UP_AFTER) return keeping.partDied(deathOf(child, ending));
    console.log(`The ${child.name} ${Child.describe(ending)}; it is started again.`);
    await wait(Math.min(AGAIN_AFTER_MS.first * 2 ** (deaths - 1), AGAIN_AFTER_MS.longest));
    if (keeping.children.stopping) return;
    try {
      child = await start();
    } catch (error) {
      return keeping.partDied(error);
    }
  }
}

/**
 * @param {Child} child
 * @param {import("./cluster-tasks.mjs").Ready} ready
 * @param {AbortSignal} signal
 */
async function untilReady(child, ready, signal) {
  /** @type {import("../processes/child.mjs").Ending | undefined} */
  let ending;
  child.ended.then((how) => {
    ending = how;
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    if (ending) throw deathOf(child, ending);
    if (await ready()) return;
    await wait(ASK_EVERY_MS);
  }
  throw new Fault(`The ${child.name} did not get ready in ${READY_WITHIN_MS / 1000} s. Its last lines:`, {
    details: child.log.lastLines(),
  });
}
