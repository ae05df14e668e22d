import { inspect } from "node:util";
import fc from "fast-check";
import { afterAll, test } from "vitest";
import { LONG } from "../../../tests/long-run";
import { expectFinalAgreement } from "./histories/agreement";
import { anyHistory } from "./histories/any-history";
import { CERTAIN } from "./histories/certain";
import { PriceGate } from "./histories/price-gate";
import type { Step } from "./histories/step";
import { handleAll } from "./histories/withdrawing";
import { emptyWorld } from "./histories/world";

/** The short form runs the same histories every time, the long form new ones; docs/histories.md says how one is run again. */
const SEED = Number(process.env.HISTORIES_SEED ?? (LONG ? Date.now() % 1_000_000_000 : 46));
const HISTORIES = Number(process.env.HISTORIES ?? (LONG ? 100 : 4));
/** Where one history is run again: what a failure has printed. */
const { HISTORIES_PATH: PATH, HISTORIES_REPLAY: REPLAY } = process.env;
const MOST_STEPS = LONG ? 16 : 8;
/** How long a failing history is made shorter before it is reported, ms. */
const SHRINKING = Number(process.env.HISTORIES_SHRINK_MS ?? 240_000);
/** Histories at the same time; each is most of the time waiting for the shop. */
const LANES = PATH ? 1 : Number(process.env.HISTORIES_LANES ?? 2);
const MINUTES = 60_000;

const prices = new PriceGate();
afterAll(() => prices.restore());

async function live(history: Iterable<Step>): Promise<void> {
  const world = emptyWorld();
  await fc.asyncModelRun(() => ({ model: world, real: { prices } }), history);
  await expectFinalAgreement(world);
  await handleAll(world);
}

/** The short form takes the first. */
const certain = Object.entries(CERTAIN).slice(0, LONG ? undefined : 1);

test.each(certain)("all books agree: %s", (_name, history) => live(history), 5 * MINUTES);

/** Shrinking ends after a while, because every try is some orders on a real server. */
async function lane(number: number): Promise<void> {
  let until = Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(anyHistory(MOST_STEPS, REPLAY), async ([first, rest]) => {
    if (Date.now() > until) return;
    try {
      await live([first, ...rest]);
    } catch (error) {
      until = Math.min(until, Date.now() + SHRINKING);
      throw error;
    }
  });
  const seed = PATH ? SEED : SEED + number;
  await fc.assert(property, {
    seed,
    numRuns: PATH ? 1 : Math.ceil(HISTORIES / LANES),
    endOnFailure: SHRINKING === 0,
    ...(PATH && { path: PATH }),
  });
}

test(
  `whatever shoppers, staff and Stripe do, all books agree after every step (${HISTORIES} histories, seed ${SEED})`,
  async () => {
    const lanes = Array.from({ length: LANES }, (_, number) => lane(number));
    const ends = await Promise.allSettled(lanes);
    const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    for (const another of failures.slice(1)) console.error(inspect(another, { depth: 12 }));
    if (failures.length > 0) throw failures[0];
  },
  (LONG ? 240 : 15) * MINUTES,
);
