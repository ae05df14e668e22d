import type { Kind } from "../kinds.js";
import type { Configuration, Furniture } from "./types.js";

/**
 * Whether the shopper's choices make this piece hard to sell to anyone else: an individual size, an individual colour,
 * or a plank picked by hand. Such a piece has no right of withdrawal (§ 312g Abs. 2 Nr. 1 BGB); every other one has.
 * Shelves and picture frames always have an individual size; a sample is never made to measure.
 */
export function madeToMeasure(kind: Kind, configuration: Configuration): boolean {
  const furniture = { kind, configuration } as Furniture;
  switch (furniture.kind) {
    case "shelf":
    case "frame":
      return true;
    case "sample":
      return false;
    case "tableOffice":
      return hasOwnTouch(furniture.configuration);
    case "table":
    case "bench":
    case "stool":
      return (
        furniture.configuration.dimensions.chosen === "individual" || hasOwnTouch(furniture.configuration)
      );
  }
}

/** Asking to pick and then leaving every plank to the workshop decides nothing. */
function hasOwnTouch(piece: { color: { chooseOwnColor: boolean }; planks: (string | null)[] }): boolean {
  return piece.color.chooseOwnColor || piece.planks.some((plank) => plank !== null);
}
