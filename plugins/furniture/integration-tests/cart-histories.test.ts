import { PRICES, type Prices } from "@planke46/furniture-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LONG } from "../../../tests/long-run";
import { newCart, store } from "../../../tests/shopper/shop";
import { Coverage } from "./cart-histories/coverage";
import { finish } from "./cart-histories/finish";
import { CERTAIN, histories } from "./cart-histories/histories";
import { emptyCart, type Model } from "./cart-histories/model";
import type { Real, Step } from "./cart-histories/steps";
import { VoucherPool } from "./cart-histories/voucher-pool";

/** The short form runs the same histories every time, the long form new ones; TEST_SEED repeats a run. */
const SEED = Number(process.env.TEST_SEED ?? (LONG ? Date.now() % 1_000_000_000 : 46));
const HISTORIES = Number(process.env.TEST_HISTORIES ?? (LONG ? 1000 : 2));
const MOST_STEPS = LONG ? 8 : 12;
/** Placing an order takes the server as long as all steps before it: of this many histories one ends with an order. */
const ORDERS_ONE_IN = LONG ? 3 : 1;
/** Carts at the same time. */
const LANES = LONG ? 4 : 2;
/** How often a failing history is tried in a shorter form before it is reported. */
const MOST_SHRINKS = 60;
const MINUTES = 60_000;

const vouchers = new VoucherPool();
const coverage = new Coverage();

interface Life {
  model: Model;
  real: Real;
}

async function live(history: Iterable<Step>, prices: Prices): Promise<Life> {
  const real: Real = { cart: await newCart(), vouchers, coverage };
  const model: Model = emptyCart(prices);
  await fc.asyncModelRun(() => ({ model, real }), history);
  return { model, real };
}

/** One lane of histories. Shrinking ends after a while, because every try is a cart on a real server. */
async function lane(number: number, prices: Prices): Promise<void> {
  let tries = 0;
  let lived = 0;
  const property = fc.asyncProperty(histories(MOST_STEPS), async (history) => {
    if (tries > MOST_SHRINKS) return;
    try {
      if (tries > 0) tries++;
      const { model, real } = await live(history, prices);
      if (tries > 0 || lived++ % ORDERS_ONE_IN === 0) await finish(model, real);
    } catch (error) {
      tries = Math.max(1, tries);
      throw error;
    }
  });
  const lane = { seed: SEED + number, numRuns: Math.ceil(HISTORIES / LANES) };
  await fc.assert(property, { ...lane, endOnFailure: false });
}

async function currentPrices(): Promise<Prices> {
  const { body } = await store("GET", "/furniture/prices").catch(() => ({ body: { prices: PRICES } }));
  return body.prices ?? PRICES;
}

test(
  `${HISTORIES} random histories of carts agree with the rules after every step (seed ${SEED})`,
  async () => {
    const prices = await currentPrices();
    for (const history of CERTAIN) {
      const { model, real } = await live(history, prices);
      await finish(model, real);
    }
    const lanes = Array.from({ length: LANES }, (_, number) => lane(number, prices));
    const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
    console.log(`Histories came through: ${coverage}`);
    const ways = ["card", "bank_transfer", "reservation", "free"].map((way) => `ordered: ${way}`);
    expect(coverage.missing(...ways)).toEqual([]);
  },
  LONG ? 30 * MINUTES : 8 * MINUTES,
);
