import type { Chance } from "../chance/chance";
import { blend, clamp } from "../chance/curves";

/** How a trunk grew, year by year. */
export interface Rings {
  /** Years from the pith at this distance (cm) from it; the fraction is the season. */
  age(radius: number): number;
  /** How much of the dark, dense wood of late summer there is at this age, 0…1. */
  late(age: number): number;
  /** Tint of one year's wood, about −1…1. */
  tint(age: number): number;
}

export interface RingPlan {
  /** Mean width of a ring far from the pith, cm. */
  width: number;
  /** Share of a year's ring that is late wood, 0…1. */
  late: number;
  /** How suddenly early wood turns into late wood: 0 gradual as in spruce, 1 abrupt as in pine. */
  abrupt: number;
}

/** Trunks are followed this far from the pith, cm. */
const REACH = 60;
/** Steps of the table from distance to age, per cm. */
const STEPS = 100;

/** Rings of varying width: wide ones in youth, then good and bad years in a row. */
export function growRings(chance: Chance, plan: RingPlan): Rings {
  const bounds = [0];
  const lateShares: number[] = [];
  const strengths: number[] = [];
  const tints: number[] = [];
  let luck = 0;
  for (let radius = 0; radius < REACH; ) {
    luck = luck * 0.6 + chance.bell() * 0.3;
    const youth = 1 + 0.5 * Math.exp(-radius / 4);
    const width = plan.width * youth * clamp(1 + luck, 0.35, 1.9);
    radius += width;
    bounds.push(radius);
    lateShares.push(clamp(plan.late * (1 - 0.3 * luck) * chance.between(0.75, 1.25), 0.12, 0.6));
    strengths.push(chance.between(0.6, 1));
    tints.push(chance.bell() * 0.5);
  }
  const ages = ageTable(bounds);
  const late = (age: number) => {
    const year = Math.floor(age);
    const share = lateShares[year] ?? plan.late;
    return seasonOf(age - year, share, plan.abrupt) * (strengths[year] ?? 1);
  };
  return {
    age: (radius) => {
      const place = clamp(radius, 0, REACH - 1) * STEPS;
      const step = Math.floor(place);
      return blend(ages[step] as number, ages[step + 1] as number, place - step);
    },
    late,
    tint: (age) => {
      const year = Math.floor(age);
      return tints[year] ?? 0;
    },
  };
}

/** Late wood at this point of the year: it comes on softly and ends at a sharp line when the winter comes. */
function seasonOf(season: number, share: number, abrupt: number): number {
  const start = 1 - share * blend(2.4, 1.1, abrupt);
  const rise = clamp((season - start) / (0.93 - start));
  const fall = clamp((1 - season) / 0.06);
  return rise * rise * (3 - 2 * rise) * fall;
}

function ageTable(bounds: readonly number[]): Float32Array {
  let year = 0;
  return Float32Array.from({ length: REACH * STEPS + 1 }, (_, step) => {
    const radius = step / STEPS;
    while ((bounds[year + 1] ?? Number.POSITIVE_INFINITY) <= radius) year += 1;
    const from = bounds[year] ?? 0;
    const to = bounds[year + 1] ?? from + 1;
    return year + (radius - from) / (to - from);
  });
}
