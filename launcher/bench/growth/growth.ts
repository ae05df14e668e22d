import { setTimeout as wait } from "node:timers/promises";
import type { RunningShop } from "../../command/running-shop.mjs";
import type { Client } from "../../postgres/database.mjs";
import { trialDatabase } from "../trial-database.ts";
import { cloneOrders, countOrders, removeClonedOrders, templatesOf } from "./order-clones.ts";
import { growPlanks, pickablePlanks, removeClonedPlanks, stockOf } from "./plank-clones.ts";
import { percentilesOf, placedOrder, visits } from "./steps.ts";

/** A shop, and the way into its database. */
type Filled = RunningShop & { client: Client; signal: AbortSignal };

export type Look = { size: number; steps: ReadonlyMap<string, { p50: number; p95: number }> };

/** Shoppers at each size; BENCH_ROUNDS sets another number. */
const ROUNDS = 40;
/** A quick look sets others: BENCH_ORDERS=10,1000 for example. */
const SIZES = {
  ORDERS: "10,1000,100000",
  PLANKS: "100,1000,10000",
  LINES: "1,5,20",
  PIECES: "100,1000,10000",
};
/** The exponent that still counts as flat. */
const GOAL = 0.1;
/** An order's mails and events are over by then (ms). */
const SETTLED_MS = 3000;
/** Steps that orders and planks, of which every shop has more every year, may not make dearer. */
const STEPS = ["price", "planks", "add", "summary", "terms", "checkout", "complete"] as const;
/** Steps that lines have a part in. */
const CART_STEPS = ["add", "summary", "terms", "checkout", "complete"] as const;
/** A summary of twenty pieces tells twenty, and an order of twenty writes twenty: at most about twice one. */
const CART_GOALS = { add: GOAL, terms: GOAL, checkout: GOAL, complete: 0.2 };

/**
 * What steps of a shopper cost while orders become more, in one run on the running shop's own database. The orders are copies of a real one,
 * taken away at the end; what the shoppers of the bench itself do stays, as in all benches.
 * @param shop a trial
 */
export function growingOrders(shop: RunningShop, signal: AbortSignal) {
  return withCopies(shop, signal, ofOrders);
}

/**
 * The same while the planks of one list become more, most of them sold.
 * @param shop a trial
 */
export function growingPlanks(shop: RunningShop, signal: AbortSignal) {
  return withCopies(shop, signal, ofPlanks);
}

export async function withCopies<Rows>(
  shop: RunningShop,
  signal: AbortSignal,
  measure: (filled: Filled, placed: Awaited<ReturnType<typeof placedOrder>>) => Promise<Rows>,
) {
  const client = await trialDatabase(shop);
  const clear = async () => {
    await removeClonedOrders(client);
    await removeClonedPlanks(client);
  };
  try {
    await clear();
    const placed = await placedOrder(shop);
    await wait(SETTLED_MS, undefined, { signal });
    await warm(shop, signal);
    return await measure({ ...shop, client, signal }, placed);
  } finally {
    await clear().finally(() => client.end());
  }
}

/** The same while a cart has more lines. */
export async function growingLines(shop: RunningShop, signal: AbortSignal) {
  await warm(shop, signal);
  const looks: Look[] = [];
  for (const size of sizes("LINES"))
    looks.push({
      size,
      steps: percentilesOf(await visits(shop, { rounds: rounds(), signal, lines: size - 1 })),
    });
  return rows("lines", looks, CART_STEPS, CART_GOALS);
}

/** @param placed the buyer of those that are sold */
async function ofPlanks({ client, signal, ...shop }: Filled, { order: buyer }: { order: string }) {
  const looks: Look[] = [];
  for (const size of sizes("PLANKS")) {
    await growPlanks(client, size, buyer);
    const stock = await stockOf(client);
    console.log(
      `Planks of the tables: ${Object.entries(stock)
        .map((entry) => entry.join(" "))
        .join(", ")}.`,
    );
    const steps = percentilesOf(
      await visits(shop, { rounds: rounds(), signal, planks: await pickablePlanks(client) }),
    );
    looks.push({ size: stock.planks, steps });
  }
  return rows("planks", looks, STEPS);
}

async function ofOrders(
  { client, signal, ...shop }: Filled,
  placed: Awaited<ReturnType<typeof placedOrder>>,
) {
  const templates = await templatesOf(client, placed);
  const looks: Look[] = [];
  let copies = 0;
  for (const size of sizes("ORDERS")) {
    const more = Math.max(0, size - (await countOrders(client)));
    await cloneOrders(client, templates, copies + 1, copies + more);
    copies += more;
    const orders = await countOrders(client);
    looks.push({ size: orders, steps: percentilesOf(await visits(shop, { rounds: rounds(), signal })) });
  }
  return rows("orders", looks, STEPS);
}

/**
 * Shoppers who are not counted. Else those of the smallest size would meet a shop that has just started, and growing would
 * seem to cost less than it does.
 */
const warm = (shop: RunningShop, signal: AbortSignal) => visits(shop, { rounds: rounds(), signal });

export function sizes(of: keyof typeof SIZES) {
  return (process.env[`BENCH_${of}`] || SIZES[of]).split(",").map(Number);
}

export function rounds() {
  return Number(process.env.BENCH_ROUNDS || ROUNDS);
}

/**
 * One row for each step: its p95 at each size, and the exponents of p95 and median.
 * @param what grows
 * @param goals the exponent that each step is not to exceed, or one for all
 */
export function rows(
  what: string,
  looks: readonly Look[],
  steps: readonly string[],
  goals: Readonly<Record<string, number>> | number = GOAL,
) {
  return steps
    .filter((step) => looks[0]?.steps.has(step))
    .map((step) => {
      const [p95, p50] = (["p95", "p50"] as const).map((percent) =>
        exponentOf(looks.map(({ size, steps }) => ({ size, cost: steps.get(step)?.[percent] ?? 0 }))),
      );
      return {
        name: `${what}: ${step}`,
        sizes: looks.map(({ size }) => size.toLocaleString("en")).join(" → "),
        "p95 ms": looks.map(({ steps }) => steps.get(step)?.p95).join(" → "),
        "p50 ms": looks.map(({ steps }) => steps.get(step)?.p50).join(" → "),
        "exponent p95": p95,
        p50: p50,
        ...met(typeof goals === "number" ? goals : goals[step], p95),
      };
    });
}

const met = (goal: number | undefined, exponent = 0) =>
  goal !== undefined && { goal, met: exponent <= goal ? "yes" : "no" };

/**
 * How cost grows with size: the slope between the smallest and the largest size when both are drawn in logarithms. 0 is flat, 1 grows
 * as the size does.
 * @param points sorted by size; costs above 0
 */
export function exponentOf(points: readonly { size: number; cost: number }[]) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.size === last.size) return 0;
  const slope = Math.log(last.cost / first.cost) / Math.log(last.size / first.size);
  return Math.round(slope * 100) / 100;
}
