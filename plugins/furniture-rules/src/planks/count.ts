import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";

/** How many planks lie side by side on a table of this width (cm). */
export function tablePlankCount(width: number): 2 | 3 | 4 {
  if (width <= 55) return 2;
  if (width <= 82) return 3;
  return 4;
}

/**
 * How many planks a shopper can pick for this piece; also the number of positions in `planks`.
 * Frames and samples are made from offcuts: 0.
 */
export function plankCount(kind: Kind, configuration: Configuration): number {
  const furniture = { kind, configuration } as Furniture;
  switch (furniture.kind) {
    case "table":
      return tablePlankCount(furniture.configuration.dimensions.width);
    case "shelf":
      return furniture.configuration.numberOfPlanks;
    case "tableOffice":
    case "bench":
    case "stool":
      return 1;
    case "frame":
    case "sample":
      return 0;
  }
}
