import { firstColor, workshopPicks } from "../../configuration/beginnings.js";
import type { ChosenSize, Color, PlankChoice, SeatFrameType } from "../../configuration/types.js";

export const STOOL_SIZES = ["individual", "normal", "high"] as const;

export interface StoolConfiguration extends PlankChoice {
  dimensions: ChosenSize<(typeof STOOL_SIZES)[number]>;
  frameType: SeatFrameType;
  color: Color;
}

/** What the workshop builds, cm. Source: the product specification, sections 5 and 9. */
export const STOOL_BOUNDS = {
  length: { min: 40, max: 40 },
  width: { min: 40, max: 40 },
  height: { min: 45, max: 75 },
} as const;

/** Sizes one picks by name, cm. A preset fixes all three numbers. */
export const STOOL_PRESETS = {
  normal: { length: 40, width: 40, height: 45 },
  high: { length: 40, width: 40, height: 75 },
} as const;

/** What a shopper meets on opening the configurator. Source: the specification's defaults. */
export function firstStool(): StoolConfiguration {
  return {
    dimensions: { chosen: "normal", ...STOOL_PRESETS.normal },
    frameType: "simple",
    color: firstColor(),
    ...workshopPicks(),
  };
}
