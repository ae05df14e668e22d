import { TOP } from "@planke46/furniture-rules";
import type { PlankMeasures } from "./viewedPlank.ts";

/** The three sides of a plank, cm, as `plankViewer.measures` says them. */
export function sidesOf({ length, width }: Pick<PlankMeasures, "length" | "width">) {
  return { length, width, thickness: TOP.thickness };
}
