import type { Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";
import type { Part } from "./part.js";

/**
 * Every board and steel part of a piece with size and place in cm, ready for a scene, a drawing or a cut list.
 * The outer bounds of the parts are the configured measures; x is centred, the floor is y = 0.
 */
export function partsOf(kind: Kind, configuration: Configuration): Part[] {
  return definitionOf(kind).parts(configuration);
}
