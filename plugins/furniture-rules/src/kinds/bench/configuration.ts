import { firstColor, workshopPicks } from "../../configuration/beginnings.js";
import { LONGEST_PLANK } from "../../configuration/range.js";
import type { ChosenSize, Color, PlankChoice, SeatFrameType } from "../../configuration/types.js";

export const BENCH_SIZES = ["individual", "twoPerson", "threePerson"] as const;

export interface BenchConfiguration extends PlankChoice {
  dimensions: ChosenSize<(typeof BENCH_SIZES)[number]>;
  frameType: SeatFrameType;
  color: Color;
}

/** What the workshop builds, cm. Source: the product specification, sections 5 and 9. */
export const BENCH_BOUNDS = {
  length: { min: 100, max: LONGEST_PLANK },
  width: { min: 40, max: 40 },
  height: { min: 45, max: 45 },
} as const;

/** Sizes one picks by name, cm. A preset fixes all three numbers. */
export const BENCH_PRESETS = {
  twoPerson: { length: 120, width: 40, height: 45 },
  threePerson: { length: 170, width: 40, height: 45 },
} as const;

/** What a shopper meets on opening the configurator. Source: the specification's defaults. */
export function firstBench(): BenchConfiguration {
  return {
    dimensions: { chosen: "individual", length: 220, width: 40, height: 45 },
    frameType: "simple",
    color: firstColor(),
    ...workshopPicks(),
  };
}
