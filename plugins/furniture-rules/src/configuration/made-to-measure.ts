import type { Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";

/**
 * Whether the shopper's choices make this piece hard to sell to anyone else: an individual size, an individual colour,
 * or a plank picked by hand. Such a piece has no right of withdrawal (§ 312g Abs. 2 Nr. 1 BGB); every other one has.
 * Shelves and picture frames always have an individual size; a sample is never made to measure.
 */
export function madeToMeasure(kind: Kind, configuration: Configuration): boolean {
  return definitionOf(kind).madeToMeasure(configuration);
}
