import { STANDARD_COLORS } from "../colors/standard.js";
import type { Color, PlankChoice } from "./types.js";

/** The colour of the steel on opening a configurator. */
export function firstColor(): Color {
  return { chooseOwnColor: false, hex: STANDARD_COLORS[0].hex };
}

/** Nothing picked: the workshop takes what fits. */
export function workshopPicks(): PlankChoice {
  return { choosePlanks: false, planks: [] };
}
