import type { Size } from "./types.js";

/** Sizes one picks by name, cm. A preset fixes all three numbers. */
export const PRESETS = {
  table: {
    dining: { length: 200, width: 95, height: 75 },
    office: { length: 160, width: 80, height: 70 },
    sofa: { length: 120, width: 60, height: 45 },
  },
  bench: {
    twoPerson: { length: 120, width: 40, height: 45 },
    threePerson: { length: 170, width: 40, height: 45 },
  },
  stool: {
    normal: { length: 40, width: 40, height: 45 },
    high: { length: 40, width: 40, height: 75 },
  },
} as const satisfies Record<string, Record<string, Size>>;
