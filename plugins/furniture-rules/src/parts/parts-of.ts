import type { Configuration, Furniture } from "../configuration/types.js";
import type { Kind } from "../kinds.js";
import type { Part } from "./part.js";
import { tableParts } from "./table.js";

/**
 * Every board and steel part of a piece with size and place in cm, ready for a scene, a drawing or a cut list.
 * The outer bounds of the parts are the configured length, width and height.
 */
export function partsOf(kind: Kind, configuration: Configuration): Part[] {
  const furniture = { kind, configuration } as Furniture;
  switch (furniture.kind) {
    case "table":
      return tableParts(furniture.configuration);
    default:
      throw new RangeError(`there is no parts list for ${kind} yet`);
  }
}
