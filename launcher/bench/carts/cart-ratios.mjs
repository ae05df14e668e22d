import { contend } from "../ratio.mjs";
import { cartContests } from "./cart-contests.mjs";
import { withStockMedusa } from "./stock-medusa.mjs";

/** Rounds of each contest that count; BENCH_ROUNDS sets another number, for a quick look. */
const ROUNDS = 30;

/**
 * The rows of the cart routes. Carts and orders that are made for them stay in the database: this is for a shop on trial.
 * @param {{ medusa: string, publishableKey: string, database: string, dataDir: string }} shop
 * @param {import("../../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 */
export async function cartRatios(shop, children, signal) {
  const rounds = Number(process.env.BENCH_ROUNDS || ROUNDS);
  return withStockMedusa(shop, children, signal, async (stock) => {
    const rows = [];
    for (const contest of await cartContests(shop, stock)) rows.push(await contend(contest, rounds));
    return rows;
  });
}
