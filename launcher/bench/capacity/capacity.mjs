import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../../command/fault.mjs";
import { checks } from "./checks.mjs";
import { costsOf } from "./model.mjs";
import { processorTime } from "./processor-time.mjs";
import { JOURNEY, stepsOf } from "./steps.mjs";

/** Times a step is carried out; BENCH_ROUNDS sets another number. */
const ROUNDS = 60;
const WARM_UP = 20;
/** Requests under way at a time, as in a shop that has work to do. */
const AT_ONCE = 4;
/** Mails and other things that follow an order are done by then (ms). */
const AFTERWARDS_MS = 3000;
/** How long the shop is watched doing nothing, ms. */
const IDLE_MS = 10_000;
/** @typedef {import("./model.mjs").Cost} Cost */
/** @typedef {import("./steps.mjs").Step} Step */

/**
 * Processor time of each step in each part of the shop, and whether the journeys per second that follow from it are those that one
 * and two cores do. Its orders stay in the shop's database.
 * @param {{ storefront: string, medusa: string, publishableKey: string, dataDir: string }} shop
 * @param {AbortSignal} signal ends it; the shop has all cores again then
 * @returns {Promise<{ name: string }[]>}
 */
export async function capacity(shop, signal) {
  if (process.platform !== "linux") throw new Fault("Only Linux tells the processor time of each thread.");
  const steps = await stepsOf(shop);
  const idle = await usedDuring(shop.dataDir, () => wait(IDLE_MS));
  /** @type {Map<string, Map<string, Cost>>} */
  const costs = new Map();
  for (const [name, step] of Object.entries(steps)) {
    signal.throwIfAborted();
    costs.set(name, await costOf(step, shop.dataDir, idle));
  }
  const journey = costsOf(costs, JOURNEY);
  const rows = [...costs, /** @type {const} */ (["a journey", journey])];
  return [
    ...rows.map(([name, of]) => costRow(name, of)),
    ...(await checks(shop.dataDir, steps, journey, signal)),
  ];
}

/**
 * @param {string} name
 * @param {ReadonlyMap<string, Cost>} costs
 */
function costRow(name, costs) {
  const parts = [...costs].filter(([, { all }]) => all >= 0.1);
  return {
    name,
    ...Object.fromEntries(
      parts.map(([part, { all, serial }]) => [`${part} ms`, `${tenths(all)} (${tenths(serial)})`]),
    ),
  };
}

/**
 * @param {Step} step
 * @param {string} dataDir
 * @param {ReadonlyMap<string, Cost>} idle what an idle shop uses in a second
 * @returns {Promise<Map<string, Cost>>} of one time
 */
async function costOf({ prepare, carryOut }, dataDir, idle) {
  const rounds = Number(process.env.BENCH_ROUNDS || ROUNDS);
  /** @type {string[]} */
  const prepared = [];
  for (let round = 0; round < WARM_UP + rounds; round++) prepared.push(await prepare());
  await allOf(prepared.splice(0, WARM_UP), carryOut);
  await wait(AFTERWARDS_MS);
  const since = performance.now();
  const used = await usedDuring(dataDir, async () => {
    await allOf(prepared, carryOut);
    await wait(AFTERWARDS_MS);
  });
  const share = (performance.now() - since) / IDLE_MS;
  return mapped(used, (part, cost) => ({
    all: Math.max(0, cost.all - share * (idle.get(part)?.all ?? 0)) / rounds,
    serial: Math.max(0, cost.serial - share * (idle.get(part)?.serial ?? 0)) / rounds,
  }));
}

/**
 * @param {string[]} prepared
 * @param {Step["carryOut"]} carryOut
 */
async function allOf(prepared, carryOut) {
  const left = prepared.values();
  const worker = async () => {
    for (const one of left) await carryOut(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * @param {string} dataDir
 * @param {() => Promise<unknown>} work
 * @returns {Promise<Map<string, Cost>>}
 */
async function usedDuring(dataDir, work) {
  const before = processorTime(dataDir);
  await work();
  return mapped(processorTime(dataDir), (part, { all, serial }) => ({
    all: all - (before.get(part)?.all ?? 0),
    serial: serial - (before.get(part)?.serial ?? 0),
  }));
}

/**
 * @param {ReadonlyMap<string, Cost>} costs
 * @param {(part: string, cost: Cost) => Cost} change
 * @returns {Map<string, Cost>}
 */
const mapped = (costs, change) => new Map([...costs].map(([part, cost]) => [part, change(part, cost)]));

/** @param {number} value */
const tenths = (value) => Math.round(value * 10) / 10;
