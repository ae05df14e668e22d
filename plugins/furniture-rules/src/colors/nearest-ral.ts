import { type Lab, labOf } from "./lab.js";
import { RAL_COLORS, type RalColor } from "./ral-names.js";

/** The colour of RAL Classic that looks most like a screen's value (CIE76, D65). A hint, no promise. */
export function nearestRal(hex: string): RalColor {
  const wanted = labOf(hex);
  return RAL_COLORS.reduce((best, color) =>
    distance(labOf(color.hex), wanted) < distance(labOf(best.hex), wanted) ? color : best,
  );
}

function distance(first: Lab, second: Lab): number {
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}
