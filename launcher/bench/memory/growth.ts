import { setTimeout as wait } from "node:timers/promises";
import type { RunningShop } from "../../command/running-shop.mjs";
import { percentile } from "../measure.ts";
import { orders } from "./orders.ts";
import { residentMegabytes } from "./resident.ts";
import { views } from "./visits.ts";

/** What a busy day may bring. */
export const DAY = { views: 50_000, orders: 500 };
/** The load of a day in so many parts, the memory measured after each. */
const PARTS = 20;
/** Afterwards every page, piece and form has been met, and code is compiled. */
const WARM_UP = 8;
/** Measured together, as one look depends on when the garbage was collected last. */
const LOOKS = 4;
/** Let mails go and garbage be collected before a look (ms). */
const REST_MS = 2000;
/** What a heap breathes in and out between two collections. */
const GOAL = 1.1;

/** The memory of each process of the running shop while it has a day's load: after the warm-up and at the end. */
export async function memoryGrowth(shop: RunningShop, load: { views: number; orders: number }) {
  const looks: Map<string, number>[] = [];
  for (let part = 0; part < PARTS; part++) {
    await Promise.all([
      views(shop.storefront, Math.ceil(load.views / PARTS)),
      orders(shop, Math.ceil(load.orders / PARTS)),
    ]);
    await wait(REST_MS);
    looks.push(residentMegabytes(shop.dataDir));
  }
  return [...(looks[0]?.keys() ?? [])].map((name) => {
    const measured = looks.map((look) => look.get(name) ?? 0);
    const [before, after] = [
      middle(measured.slice(WARM_UP, WARM_UP + LOOKS)),
      middle(measured.slice(-LOOKS)),
    ];
    const ratio = Math.round((after / before) * 100) / 100;
    return {
      name,
      "MB after warm-up": before,
      "MB at the end": after,
      ratio,
      goal: GOAL,
      met: ratio <= GOAL ? "yes" : "no",
    };
  });
}

const middle = (values: readonly number[]) => percentile(values, 50);
