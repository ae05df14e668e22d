import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { type Cost, throughput } from "./model.ts";
import { familiesOf } from "./processor-time.ts";
import { JOURNEY, type Step } from "./steps.ts";

/** Shoppers of a check, each with one request under way; how long, s. */
const SHOPPERS = 10;
const CHECK_SECONDS = 30;
/** What was measured may differ so much from what was predicted. */
const GOAL = 0.15;

/** Journeys per second on one and on two cores, predicted and measured. */
export async function checks(
  dataDir: string,
  steps: Record<string, Step>,
  journey: ReadonlyMap<string, Cost>,
  signal: AbortSignal,
) {
  const rows = [];
  for (const cores of [1, 2].filter((count) => count <= availableParallelism())) {
    const { perSecond, limit } = throughput(journey, { cores });
    const measured = await onCores(cores, dataDir, () => journeysPerSecond(steps, signal));
    signal.throwIfAborted();
    const off = Math.abs(measured / perSecond - 1);
    rows.push({
      name: cores === 1 ? "one core" : `${cores} cores`,
      "journeys/s predicted": hundredths(perSecond),
      "limited by": limit,
      "journeys/s measured": hundredths(measured),
      off: `${Math.round(off * 100)} %`,
      met: off <= GOAL ? "yes" : "no",
    });
  }
  return rows;
}

/** Does something while every thread of the shop, and this process, run on so many cores. */
async function onCores<T>(cores: number, dataDir: string, work: () => Promise<T>): Promise<T> {
  pin(`0-${cores - 1}`, dataDir);
  try {
    return await work();
  } finally {
    pin(`0-${availableParallelism() - 1}`, dataDir);
  }
}

/** @param list of cores */
function pin(list: string, dataDir: string) {
  for (const pid of [process.pid, ...[...familiesOf(dataDir).values()].flat()]) {
    try {
      execFileSync("taskset", ["-a", "-p", "-c", list, String(pid)], { stdio: "ignore" });
    } catch {
      // A process of Postgres that has ended meanwhile.
    }
  }
}

async function journeysPerSecond(steps: Record<string, Step>, signal: AbortSignal) {
  const since = performance.now();
  const isOver = () => signal.aborted || performance.now() - since > CHECK_SECONDS * 1000;
  const { add, terms, order, page, price } = steps;
  if (!add || !terms || !order || !page || !price) throw new Error("A step is missing.");
  let done = 0;
  const shopper = async () => {
    while (!isOver()) {
      for (let times = 0; times < JOURNEY.page; times++) await page.carryOut("");
      for (let times = 0; times < JOURNEY.price; times++) await price.carryOut("");
      const cart = await add.carryOut("");
      await terms.carryOut(cart);
      await order.carryOut(cart);
      done++;
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return done / ((performance.now() - since) / 1000);
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
