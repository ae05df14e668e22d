import { firstColor } from "../../configuration/beginnings.js";
import type { Color } from "../../configuration/types.js";

export interface SampleConfiguration {
  color: Color;
}

/** What a shopper meets on opening the popup. */
export function firstSample(): SampleConfiguration {
  return { color: firstColor() };
}
