/** Inclusive bounds in whole cm (counts for boards and pillars). A fixed measure has min = max. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** No plank is longer: the stock is sawn from scaffolding boards of this usable length, cm. */
export const LONGEST_PLANK = 220;
