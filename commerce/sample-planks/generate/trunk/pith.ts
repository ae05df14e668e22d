import type { Chance } from "../chance/chance";
import type { Noise } from "../chance/noise";

/** Where a board lies in its trunk: the pith as seen from the middle of the board's length. All cm. */
export interface Lie {
  /** Of the pith across the board, from its near edge; below 0 or above the board's width it runs beside the board. */
  across: number;
  /** Of the pith under the face; negative when it runs above it. */
  under: number;
  /** How much farther from the face the pith is at the right end than at the left one. */
  dive: number;
  /** How much farther across it is there. */
  drift: number;
}

/** The pith's place at a distance x from the left end of the board, cm. */
export interface Pith {
  across(x: number): number;
  under(x: number): number;
}

/** A trunk never grows quite straight: the pith wanders round its line. */
export function tracePith(chance: Chance, noise: Noise, lie: Lie, length: number): Pith {
  const bend = chance.between(0.5, 1.3);
  const start = chance.between(0, 100);
  const along = (x: number) => x / length - 0.5;
  return {
    across: (x) =>
      lie.across +
      lie.drift * along(x) +
      bend * (1.4 * noise.line(start + x / 95) + 0.35 * noise.line(start + 40 + x / 31)),
    under: (x) =>
      lie.under +
      lie.dive * along(x) +
      bend * (0.9 * noise.line(start + 80 + x / 85) + 0.22 * noise.line(start + 120 + x / 27)),
  };
}
