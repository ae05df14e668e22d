/**
 * What one unit of work costs a part of the shop, ms of processor time.
 * @typedef {import("./processor-time.mjs").Used} Cost
 */

/**
 * How many units of work a shop does in a second at most. Two things bound it: all cores together do no more than all parts
 * need, and the main thread of a server does one thing at a time. A part that runs as several servers shares its work among them.
 * @param {ReadonlyMap<string, Cost>} costs of one unit, by part
 * @param {{ cores: number, servers?: Record<string, number> }} machine servers of a part, 1 unless said
 * @returns {{ perSecond: number, limit: string }} `limit`: "cores", or the part whose main thread is always busy
 */
export function throughput(costs, { cores, servers = {} }) {
  const total = [...costs.values()].reduce((sum, { all }) => sum + all, 0);
  const bounds = [
    { perSecond: (1000 * cores) / total, limit: "cores" },
    ...[...costs].map(([part, { serial }]) => ({
      perSecond: (1000 * (servers[part] ?? 1)) / serial,
      limit: part,
    })),
  ];
  return bounds.reduce((least, bound) => (bound.perSecond < least.perSecond ? bound : least));
}

/**
 * The costs of a mix of steps.
 * @param {ReadonlyMap<string, ReadonlyMap<string, Cost>>} steps costs by part, by step
 * @param {Record<string, number>} mix how often each step is done for one unit
 * @returns {Map<string, Cost>}
 */
export function costsOf(steps, mix) {
  /** @type {Map<string, Cost>} */
  const sum = new Map();
  for (const [step, times] of Object.entries(mix)) {
    const costs = steps.get(step);
    if (!costs) throw new Error(`The step ${step} has not been measured.`);
    for (const [part, { all, serial }] of costs) {
      const before = sum.get(part) ?? { all: 0, serial: 0 };
      sum.set(part, { all: before.all + times * all, serial: before.serial + times * serial });
    }
  }
  return sum;
}
