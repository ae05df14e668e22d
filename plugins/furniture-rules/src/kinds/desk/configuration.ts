import { firstColor, workshopPicks } from "../../configuration/beginnings.js";
import type { Color, PlankChoice } from "../../configuration/types.js";

/** The top is 160×80 cm, the frame adjusts from 67 to 127 cm: nothing to choose but colour and plank. */
export interface TableOfficeConfiguration extends PlankChoice {
  color: Color;
}

/** The desk is not made to measure: size of its top and the heights its frame reaches, cm. */
export const DESK = { length: 160, width: 80, height: { min: 67, max: 127 } } as const;

/** What a shopper meets on opening the configurator. */
export function firstDesk(): TableOfficeConfiguration {
  return { color: firstColor(), ...workshopPicks() };
}
