import { DESK } from "../configuration/bounds.js";
import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";
import { partsOf } from "../parts/parts-of.js";
import { SHELF_STEEL } from "../parts/shelf.js";
import { boundsOf } from "../parts/solid.js";
import { TOP_HEIGHT } from "../parts/top.js";

/** Cardboard and padding round a piece, cm on each side. */
export const PADDING = 4;

/** What there is to do on arrival. */
export type Assembly = "ready" | "screwTop" | "desk" | "shelf" | "hang";

const ASSEMBLY: Readonly<Record<Kind, Assembly>> = {
  table: "screwTop",
  tableOffice: "desk",
  bench: "ready",
  stool: "ready",
  shelf: "shelf",
  frame: "hang",
  sample: "ready",
};

export function assemblyOf(kind: Kind): Assembly {
  return ASSEMBLY[kind];
}

/**
 * Outer measures of what arrives, cm, longest first: a shelf as a stack of its boards with its pillars lying on them, a desk
 * with its columns down, everything else as it stands.
 */
export function parcelOf(kind: Kind, configuration: Configuration): [number, number, number] {
  const sides = contents({ kind, configuration } as Furniture).map(
    (side) => Math.ceil(side - 1e-9) + 2 * PADDING,
  );
  return sides.sort((a, b) => b - a) as [number, number, number];
}

function contents(furniture: Furniture): [number, number, number] {
  const { kind, configuration } = furniture;
  if (kind === "tableOffice") return [DESK.length, DESK.width, DESK.height.min];
  if (kind === "shelf") {
    const { dimensions, numberOfPlanks, numberOfPillars, frameType } = configuration;
    const { pillar } = SHELF_STEEL;
    const braces = frameType === "diagonal" ? (numberOfPillars - 1) * pillar.thickness : 0;
    const stack = numberOfPlanks * TOP_HEIGHT + numberOfPillars * pillar.breadth + braces;
    return [Math.max(dimensions.width, dimensions.height), dimensions.depth, stack];
  }
  const { min, max } = boundsOf(partsOf(kind, configuration));
  return [max.x - min.x, max.y - min.y, max.z - min.z];
}
