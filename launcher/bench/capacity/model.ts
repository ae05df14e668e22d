import type { Used } from "./processor-time.ts";
/** What one unit of work costs a part of the shop, ms of processor time. */
export type Cost = Used;

/**
 * How many units of work a shop does in a second at most. Two things bound it: all cores together do no more than all parts
 * need, and the main thread of a server does one thing at a time. A part that runs as several servers shares its work among them.
 * @param costs of one unit, by part
 * @param machine servers of a part, 1 unless said
 * @returns `limit`: "cores", or the part whose main thread is always busy
 */
export function throughput(
  costs: ReadonlyMap<string, Cost>,
  { cores, servers = {} }: { cores: number; servers?: Record<string, number> },
): { perSecond: number; limit: string } {
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
 * @param steps costs by part, by step
 * @param mix how often each step is done for one unit
 */
export function costsOf(
  steps: ReadonlyMap<string, ReadonlyMap<string, Cost>>,
  mix: Record<string, number>,
): Map<string, Cost> {
  const sum: Map<string, Cost> = new Map();
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
