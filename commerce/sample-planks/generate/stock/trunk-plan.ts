import { type Chance, chanceOf } from "../chance/chance";
import type { Lie } from "../trunk/pith";
import type { TrunkPlan } from "../trunk/trunk";
import type { Cut, Entry } from "./entry";

const KNOTS = {
  clear: { whorls: 85, count: 2, twigs: 1 },
  few: { whorls: 58, count: 3.2, twigs: 2 },
  some: { whorls: 42, count: 4.2, twigs: 3 },
  many: { whorls: 30, count: 5, twigs: 5 },
} as const;

/** The words of an entry in numbers. */
export function trunkPlan(entry: Entry, seed: string, width: number): TrunkPlan {
  const chance = chanceOf(seed, "plan");
  return {
    rings: {
      width: (entry.rings ?? 3.2) / 10,
      late: chance.between(0.27, 0.4),
      abrupt: entry.abrupt ?? 0.4,
    },
    branches: {
      ...KNOTS[entry.knots],
      size: entry.knotSize ?? 1,
      dead: entry.deadKnots ?? 0.3,
    },
    lie: lieOf(entry.cut, chance, width),
    oval: chance.between(0.02, 0.16),
    restless: entry.restless ?? 1,
  };
}

function lieOf(cut: Cut, chance: Chance, width: number): Lie {
  const drift = chance.bell() * 1.2;
  const dive = chance.bell() * 1.8;
  const beside = chance.odds(0.5) ? -chance.between(1, 7) : width + chance.between(1, 7);
  switch (cut) {
    case "cathedral":
      return { across: width * chance.between(0.3, 0.7), under: chance.between(4.5, 8.5), dive, drift };
    case "heart":
      return {
        across: width * chance.between(0.32, 0.68),
        under: chance.between(0.9, 2.8),
        dive: dive * 0.5,
        drift,
      };
    case "side":
      return {
        across: width * chance.between(0.2, 0.8),
        under: chance.between(11, 16),
        dive: dive * 1.3,
        drift,
      };
    case "rift":
      return { across: beside, under: chance.between(5, 9), dive, drift };
    case "quarter":
      return { across: beside, under: chance.between(0.6, 2.4), dive: dive * 0.4, drift };
  }
}
