import type { Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";

/**
 * How many planks a shopper can pick for this piece; also the number of positions in `planks`.
 * Frames and samples are made from offcuts: 0.
 */
export function plankCount(kind: Kind, configuration: Configuration): number {
  return definitionOf(kind).plankCount(configuration);
}
