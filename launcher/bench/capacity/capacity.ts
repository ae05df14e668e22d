import { setTimeout as wait } from "node:timers/promises";
import { Fault } from "../../command/fault.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import { checks } from "./checks.ts";
import { type Cost, costsOf } from "./model.ts";
import { processorTime } from "./processor-time.ts";
import { JOURNEY, type Step, stepsOf } from "./steps.ts";

/** Times a step is carried out; BENCH_ROUNDS sets another number. */
const ROUNDS = 60;
const WARM_UP = 20;
/** Requests under way at a time, as in a shop that has work to do. */
const AT_ONCE = 4;
/** Mails and other things that follow an order are done by then (ms). */
const AFTERWARDS_MS = 3000;
/** How long the shop is watched doing nothing, ms. */
const IDLE_MS = 10_000;

/**
 * Processor time of each step in each part of the shop, and whether the journeys per second that follow from it are those that one
 * and two cores do. Its orders stay in the shop's database.
 * @param signal ends it; the shop has all cores again then
 */
export async function capacity(shop: RunningShop, signal: AbortSignal): Promise<{ name: string }[]> {
  if (process.platform !== "linux") throw new Fault("Only Linux tells the processor time of each thread.");
  const steps = await stepsOf(shop);
  const idle = await usedDuring(shop.dataDir, () => wait(IDLE_MS));
  const costs: Map<string, Map<string, Cost>> = new Map();
  for (const [name, step] of Object.entries(steps)) {
    signal.throwIfAborted();
    costs.set(name, await costOf(step, shop.dataDir, idle));
  }
  const journey = costsOf(costs, JOURNEY);
  const rows = [...costs, ["a journey", journey] as const];
  return [
    ...rows.map(([name, of]) => costRow(name, of)),
    ...(await checks(shop.dataDir, steps, journey, signal)),
  ];
}

function costRow(name: string, costs: ReadonlyMap<string, Cost>) {
  const parts = [...costs].filter(([, { all }]) => all >= 0.1);
  return {
    name,
    ...Object.fromEntries(
      parts.map(([part, { all, serial }]) => [`${part} ms`, `${tenths(all)} (${tenths(serial)})`]),
    ),
  };
}

/**
 * @param idle what an idle shop uses in a second
 * @returns of one time
 */
async function costOf(
  { prepare, carryOut }: Step,
  dataDir: string,
  idle: ReadonlyMap<string, Cost>,
): Promise<Map<string, Cost>> {
  const rounds = Number(process.env.BENCH_ROUNDS || ROUNDS);
  const prepared: string[] = [];
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

async function allOf(prepared: string[], carryOut: Step["carryOut"]) {
  const left = prepared.values();
  const worker = async () => {
    for (const one of left) await carryOut(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function usedDuring(dataDir: string, work: () => Promise<unknown>): Promise<Map<string, Cost>> {
  const before = processorTime(dataDir);
  await work();
  return mapped(processorTime(dataDir), (part, { all, serial }) => ({
    all: all - (before.get(part)?.all ?? 0),
    serial: serial - (before.get(part)?.serial ?? 0),
  }));
}

const mapped = (
  costs: ReadonlyMap<string, Cost>,
  change: (part: string, cost: Cost) => Cost,
): Map<string, Cost> => new Map([...costs].map(([part, cost]) => [part, change(part, cost)]));

const tenths = (value: number) => Math.round(value * 10) / 10;
