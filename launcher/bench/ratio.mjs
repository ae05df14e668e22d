import { percentile } from "./measure.mjs";

/**
 * One row of the table of ratios.
 * @typedef {object} Contest
 * @property {string} name
 * @property {number} goal the ratio may not be above it
 * @property {() => Promise<{ ours: () => Promise<unknown>, theirs: () => Promise<unknown> }>} prepare what both need for one round; its time does not count
 */

/** At most so many rounds do not count: code is compiled, caches fill. */
const WARM_UP = 3;

/**
 * Measures two ways against each other in one run: round by round, each going first every other time, so that whatever else the
 * machine does meets both alike. The ratio is that of the medians.
 * @param {Contest} contest
 * @param {number} rounds
 */
export async function contend({ name, goal, prepare }, rounds) {
  /** @type {Record<"ours" | "theirs", number[]>} */
  const times = { ours: [], theirs: [] };
  for (let round = -Math.min(WARM_UP, rounds); round < rounds; round++) {
    const ways = await prepare();
    /** @type {("ours" | "theirs")[]} */
    const order = round % 2 ? ["theirs", "ours"] : ["ours", "theirs"];
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
