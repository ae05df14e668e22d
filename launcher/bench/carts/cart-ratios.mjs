import { contend } from "../ratio.mjs";
import { trialDatabase } from "../trial-database.mjs";
import { cartContests } from "./cart-contests.mjs";
import { withStockMedusa } from "./stock-medusa.mjs";
import { withdrawStockOrders } from "./stock-orders.mjs";

/** Rounds of each contest that count; BENCH_ROUNDS sets another number, for a quick look. */
const ROUNDS = 30;

/**
 * The rows of the cart routes. Carts and our orders that are made for them stay in the database: this is for a shop on trial.
 * @param {{ medusa: string, publishableKey: string, database: string, dataDir: string, environment?: string }} shop
 * @param {import("../../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 */
export async function cartRatios(shop, children, signal) {
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
