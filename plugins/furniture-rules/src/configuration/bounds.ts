/** Inclusive bounds in whole cm (counts for boards and pillars). A fixed measure has min = max. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** No plank is longer: the stock is sawn from scaffolding boards of this usable length, cm. */
export const LONGEST_PLANK = 220;

/** What the workshop builds. Source: the product specification, sections 5 and 9. */
export const BOUNDS = {
  table: {
    length: { min: 100, max: LONGEST_PLANK },
    width: { min: 50, max: 110 },
    height: { min: 45, max: 110 },
  },
  bench: {
    length: { min: 100, max: LONGEST_PLANK },
    width: { min: 40, max: 40 },
    height: { min: 45, max: 45 },
  },
  stool: {
    length: { min: 40, max: 40 },
    width: { min: 40, max: 40 },
    height: { min: 45, max: 75 },
  },
  shelf: {
    width: { min: 60, max: LONGEST_PLANK },
    depth: { min: 30, max: 30 },
    height: { min: 50, max: 200 },
    planks: { min: 2, max: 10 },
    pillars: { min: 2, max: 3 },
  },
  frame: {
    width: { min: 20, max: 150 },
    height: { min: 20, max: 150 },
  },
} as const satisfies Record<string, Record<string, Range>>;

/** The desk is not made to measure: size of its top and the heights its frame reaches, cm. */
export const DESK = { length: 160, width: 80, height: { min: 67, max: 127 } } as const;

/** How shelf boards may hang, cm. */
export const SHELF = {
  /** From the top of the shelf to the underside of the first board, at least. */
  firstBoard: 10,
  /** From one board to the next, at least. */
  boardDistance: 15,
  /** From this width on a third pillar fits. */
  thirdPillarFrom: 100,
} as const;

/** How many boards a shelf of this height (cm) can take. */
export function mostShelfBoards(height: number): number {
  const fitting = Math.floor((height - SHELF.firstBoard) / SHELF.boardDistance) + 1;
  return Math.min(BOUNDS.shelf.planks.max, fitting);
}

/** How many pillars a shelf of this width (cm) can take. */
export function mostShelfPillars(width: number): number {
  return width >= SHELF.thirdPillarFrom ? BOUNDS.shelf.pillars.max : BOUNDS.shelf.pillars.min;
}
