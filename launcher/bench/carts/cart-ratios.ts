import type { RunningShop } from "../../command/running-shop.mjs";
import type { Client } from "../../postgres/database.mjs";
import type { Children } from "../../processes/children.mjs";
import { percentile } from "../measure.ts";
import { trialDatabase } from "../trial-database.ts";
import { type Contest, cartContests } from "./cart-contests.ts";
import { withStockMedusa } from "./stock-medusa.ts";

/** Rounds of each contest that count; BENCH_ROUNDS sets another number, for a quick look. */
const ROUNDS = 30;

/** The rows of the cart routes. Carts and our orders that are made for them stay in the database: this is for a shop on trial. */
export async function cartRatios(shop: RunningShop, children: Children, signal: AbortSignal) {
  const rounds = Number(process.env.BENCH_ROUNDS || ROUNDS);
  const client = await trialDatabase(shop);
  const withdraw = () => withdrawStockOrders(client);
  try {
    return await withStockMedusa(shop, children, signal, async (stock) => {
      const rows = [];
      for (const contest of await cartContests(shop, stock, withdraw))
        rows.push(await contend(contest, rounds));
      return rows;
    });
  } finally {
    await withdraw().finally(() => client.end());
  }
}

/**
 * Orders of plain products, which only the Medusa without our plugin places: no record of ours, for which the sweep of the
 * shop would look after them every fifteen seconds, and so do work in the middle of what is measured.
 */
const PLAIN = `update "order" o set deleted_at = now()
  where o.deleted_at is null and not exists (select 1 from furniture_order f where f.order_id = o.id and f.deleted_at is null)
    and not exists (
      select 1 from order_item i join order_line_item l on l.id = i.item_id
      where i.order_id = o.id and l.metadata ? 'configuration_id')`;

/** Takes them out of the sight of the shop. */
async function withdrawStockOrders(client: Client): Promise<void> {
  await client.query(PLAIN);
}

/** At most so many rounds do not count: code is compiled, caches fill. */
const WARM_UP = 3;

/**
 * Measures two ways against each other in one run: round by round, each going first every other time, so that whatever else the
 * machine does meets both alike. The ratio is that of the medians.
 */
export async function contend({ name, goal, prepare }: Contest, rounds: number) {
  const times: Record<"ours" | "theirs", number[]> = { ours: [], theirs: [] };
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round++) {
    const ways = await prepare();
    const order: ("ours" | "theirs")[] = round % 2 ? ["theirs", "ours"] : ["ours", "theirs"];
    for (const who of order) {
      const since = performance.now();
      await ways[who]();
      if (round >= 0) times[who].push(performance.now() - since);
    }
  }
  const ours = percentile(times.ours, 50);
  const theirs = percentile(times.theirs, 50);
  const ratio = Math.round((ours / theirs) * 100) / 100;
  return {
    name,
    "ours p50 ms": ours,
    "theirs p50 ms": theirs,
    ratio,
    goal,
    met: ratio <= goal ? "yes" : "no",
  };
}
