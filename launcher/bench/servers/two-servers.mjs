import { cartsOf } from "../carts/cart-contests.mjs";
import { shopperOf } from "../carts/shopper.mjs";
import { percentile } from "../measure.mjs";
import { gainOfSecondCore } from "./machine.mjs";

/** Taking turns, so that whatever else the machine does meets both alike; BENCH_ROUNDS sets another number. */
const ROUNDS = 5;
const SECONDS = 5;
/** Shoppers, each with one request under way at a time. */
const AT_ONCE = 10;
/** A cart that has so many lines is left behind for a new one. */
const FULL = 5;
const TABLE = { kind: "table", configuration: {} };
const GOAL = 1.3;

/** @typedef {import("../carts/shopper.mjs").Shopper} Shopper */

/**
 * How much more two servers of a cluster do than one of them, on the processors they share with Postgres and with this client.
 * @param {{ publishableKey: string, cluster?: { servers: string[] } }} shop
 * @returns {Promise<({ name: string } & Record<string, string | number>)[]>} no row where there are no two servers
 */
export async function twoServers({ publishableKey, cluster }) {
  const [one, other] = cluster?.servers ?? [];
  if (!one || !other) {
    console.log("This row needs a cluster: SHOP_ENV=trial npm run start:cluster.");
    return [];
  }
  const rounds = Number(process.env.BENCH_ROUNDS || ROUNDS);
  const ways = {
    one: [shopperOf(one, publishableKey)],
    two: [shopperOf(one, publishableKey), shopperOf(other, publishableKey)],
  };
  /** @type {Record<"one" | "two", number[]>} */
  const perSecond = { one: [], two: [] };
  for (let round = -1; round < rounds; round++) {
    /** @type {("one" | "two")[]} */
    const order = round % 2 ? ["two", "one"] : ["one", "two"];
    for (const way of order) {
      const measured = await servedPerSecond(ways[way]);
      // The first round compiles code and fills memories.
      if (round >= 0) perSecond[way].push(measured);
    }
  }
  const [alone, together] = [percentile(perSecond.one, 50), percentile(perSecond.two, 50)];
  const ratio = Math.round((together / alone) * 100) / 100;
  return [
    {
      name: "two Medusa servers against one",
      "one /s": alone,
      "two /s": together,
      ratio,
      goal: GOAL,
      met: ratio >= GOAL ? "yes" : "no",
      "two calculations : one": Math.round((await gainOfSecondCore(SECONDS * 1000)) * 100) / 100,
    },
  ];
}

/**
 * Shoppers who look at prices and bills and fill carts, each request to the next server.
 * @param {readonly Shopper[]} servers
 * @returns {Promise<number>} requests that were answered in a second
 */
async function servedPerSecond(servers) {
  let asked = 0;
  /** @type {Shopper} */
  const ask = (...request) => {
    const server = servers[asked++ % servers.length];
    if (!server) throw new Error("There is no server");
    return server(...request);
  };
  const carts = await cartsOf(ask);
  const before = asked;
  const since = performance.now();
  const isOver = () => performance.now() - since > SECONDS * 1000;
  const shopper = async () => {
    while (!isOver()) {
      const cart = await carts.empty();
      for (let line = 0; line < FULL && !isOver(); line++) {
        await ask("POST", "/furniture/price", TABLE);
        await carts.add(cart);
        await ask("GET", `/carts/${cart}/summary`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
  return (asked - before) / ((performance.now() - since) / 1000);
}
