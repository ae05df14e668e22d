import { firstColor, workshopPicks } from "../../configuration/beginnings.js";
import { LONGEST_PLANK } from "../../configuration/range.js";
import type { ChosenSize, Color, FrameType, PlankChoice, TableTop } from "../../configuration/types.js";

export const TABLE_SIZES = ["individual", "dining", "office", "sofa"] as const;

export interface TableConfiguration extends PlankChoice {
  dimensions: ChosenSize<(typeof TABLE_SIZES)[number]>;
  tableTop: TableTop;
  frameType: FrameType;
  color: Color;
}

/** What the workshop builds, cm. Source: the product specification, sections 5 and 9. */
export const TABLE_BOUNDS = {
  length: { min: 100, max: LONGEST_PLANK },
  width: { min: 50, max: 110 },
  height: { min: 45, max: 110 },
} as const;

/** Sizes one picks by name, cm. A preset fixes all three numbers. */
export const TABLE_PRESETS = {
  dining: { length: 200, width: 95, height: 75 },
  office: { length: 160, width: 80, height: 70 },
  sofa: { length: 120, width: 60, height: 45 },
} as const;

/** What a shopper meets on opening the configurator. Source: the specification's defaults. */
export function firstTable(): TableConfiguration {
  return {
    dimensions: { chosen: "individual", length: 220, width: 80, height: 75 },
    tableTop: "single",
    frameType: "open",
    color: firstColor(),
    ...workshopPicks(),
  };
}

/** How many planks lie side by side on a table of this width (cm). */
export function tablePlankCount(width: number): 2 | 3 | 4 {
  if (width <= 55) return 2;
  if (width <= 82) return 3;
  return 4;
}
