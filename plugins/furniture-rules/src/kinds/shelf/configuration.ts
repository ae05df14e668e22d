import { firstColor, workshopPicks } from "../../configuration/beginnings.js";
import { LONGEST_PLANK } from "../../configuration/range.js";
import type { Color, FrameType, PlankChoice } from "../../configuration/types.js";

/** One board of a shelf. A short side ends at the outer pillar instead of standing out beyond it. */
export interface ShelfBoard {
  /** From the top of the shelf to the underside of the board, whole cm. */
  distanceFromTop: number;
  leftShort: boolean;
  rightShort: boolean;
}

export interface ShelfConfiguration extends PlankChoice {
  dimensions: { width: number; depth: number; height: number };
  numberOfPlanks: number;
  numberOfPillars: number;
  frameType: FrameType;
  color: Color;
  /** Left out: full boards at even distances, see `shelfBoards`. */
  boards?: ShelfBoard[];
}

/** What the workshop builds, cm. Source: the product specification, sections 5 and 9. */
export const SHELF_BOUNDS = {
  width: { min: 60, max: LONGEST_PLANK },
  depth: { min: 30, max: 30 },
  height: { min: 50, max: 200 },
  planks: { min: 2, max: 10 },
  pillars: { min: 2, max: 3 },
} as const;

/** How shelf boards may hang, cm. */
export const SHELF = {
  /** From the top of the shelf to the underside of the first board, at least. */
  firstBoard: 10,
  /** From one board to the next, at least. */
  boardDistance: 15,
  /** From this width on a third pillar fits. */
  thirdPillarFrom: 100,
} as const;

/** What a shopper meets on opening the configurator. Source: the specification's defaults. */
export function firstShelf(): ShelfConfiguration {
  return {
    dimensions: { width: 200, depth: 30, height: 200 },
    numberOfPlanks: 6,
    numberOfPillars: 3,
    frameType: "open",
    color: firstColor(),
    ...workshopPicks(),
  };
}

/** How many boards a shelf of this height (cm) can take. */
export function mostShelfBoards(height: number): number {
  const fitting = Math.floor((height - SHELF.firstBoard) / SHELF.boardDistance) + 1;
  return Math.min(SHELF_BOUNDS.planks.max, fitting);
}

/** How many pillars a shelf of this width (cm) can take. */
export function mostShelfPillars(width: number): number {
  return width >= SHELF.thirdPillarFrom ? SHELF_BOUNDS.pillars.max : SHELF_BOUNDS.pillars.min;
}
