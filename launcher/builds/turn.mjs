import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CACHE } from "../command/places.mjs";
import { takeLock } from "../data-folder/lock.mjs";

const ASK_EVERY_MS = 500;

/**
 * Puts installs and builds between "take turn" and "end turn", so that two copies that start from one clone never write
 * over each other: the second waits, and then finds everything up to date.
 * @param {import("../tasks/graph.mjs").Task[]} tasks
 * @returns {import("../tasks/graph.mjs").Task[]}
 */
export function inTurn(tasks) {
  /** @type {import("../data-folder/lock.mjs").Lock | undefined} */
  let turn;
  return [
    {
      name: "take turn",
      after: [],
      async run(signal) {
        turn = await waitForTurn(signal);
      },
    },
    ...tasks.map((task) => ({ ...task, after: ["take turn", ...task.after] })),
    {
      name: "end turn",
      after: tasks.map(({ name }) => name),
      async run() {
        turn?.release();
      },
    },
  ];
}

/** @param {AbortSignal} signal */
async function waitForTurn(signal) {
  let told = false;
  for (;;) {
    signal.throwIfAborted();
    const taken = await takeLock(join(CACHE, "build.lock"));
    if ("release" in taken) return taken;
    if (!told)
      console.log(`… Waiting for process ${taken.holder.pid}, which installs or builds in this clone`);
    told = true;
    await wait(ASK_EVERY_MS);
  }
}
